import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { cityChoices } from '../profiles/city-choices.ts'
import { adPositions, positionFacts } from './ad.ts'

/** Where an ad stands by its state and its dates. */
export const adStands = {
  draft: 'Draft',
  planned: 'Approved, not started',
  running: 'Showing',
  ended: 'Ended',
  paused: 'Paused',
} as const

/** The columns of the Ad Manager. */
export const adColumns = defineTable({
  name: { title: 'Ad', sort: true },
  position: {
    title: 'Position',
    kind: 'choice',
    choices: adPositions.map((value) => ({ value, label: positionFacts[value].name })),
  },
  audience: { title: 'Audience' },
  cities: { title: 'City', kind: 'several', choices: cityChoices, optional: true },
  stand: { title: 'Status', kind: 'choice', choices: namedChoices(adStands) },
  starts: { title: 'Starts (UTC)', kind: 'day', sort: true },
  ends: { title: 'Ends (UTC)', kind: 'day', optional: true, sort: true },
  priority: {
    title: 'Priority',
    kind: 'choice',
    choices: namedChoices({ 1: '1, first', 2: '2', 3: '3, last' }),
    sort: true,
  },
  house: { title: 'Kind', kind: 'choice', choices: namedChoices({ true: 'House ad', false: 'Ad' }) },
  cap: { title: 'Views per session' },
  views: { title: 'Views', kind: 'number' },
  clicks: { title: 'Clicks', kind: 'number' },
  rate: { title: 'Click rate' },
  created: { title: 'Created', kind: 'day', sort: true },
})
