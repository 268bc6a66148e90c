import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { deliverableStateNames } from '../content/states.ts'
import { formatNames, platformNames } from '../profiles/vocabulary.ts'
import { shownStates } from './states.ts'

/** The columns of the content of several venues. */
export const groupContentList = defineTable({
  content: { title: 'Content' },
  venue: { title: 'Venue', sort: true },
  brief: { title: 'Brief' },
  type: { title: 'Type', kind: 'choice', choices: namedChoices(formatNames) },
  platform: { title: 'Platform', kind: 'choice', choices: namedChoices(platformNames) },
  state: {
    title: 'Status',
    kind: 'choice',
    choices: shownStates.map((value) => ({ value, label: deliverableStateNames[value] })),
  },
  review: { title: 'Auto-approves', kind: 'day', optional: true, sort: true },
  submitted: { title: 'Submitted', kind: 'day', sort: true },
  published: { title: 'Published', kind: 'day', optional: true, sort: true },
  views: { title: 'Views', kind: 'number', optional: true, sort: 'down' },
  rights: { title: 'Usage rights until', kind: 'day', optional: true, sort: true },
})
