import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { cityChoices } from '../profiles/city-choices.ts'
import { tierFacts, tierIds } from '../plans/tiers.ts'

/** How a call stands: what is booked is ahead, or waits for somebody to say how it went. */
export const callStates = {
  upcoming: 'Upcoming',
  'to-record': 'Outcome missing',
  held: 'Held',
  'invitee-no-show': 'Customer didn’t join',
  'staff-no-show': 'We didn’t join',
  cancelled: 'Cancelled',
} as const
export type CallState = keyof typeof callStates

/** The columns of the calls. */
export const callColumns = defineTable({
  starts: { title: 'When', kind: 'day', sort: true },
  name: { title: 'Customer', sort: true },
  venue: { title: 'Venue' },
  email: { title: 'Email' },
  city: { title: 'City', kind: 'choice', choices: cityChoices },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(callStates) },
  host: { title: 'With', kind: 'choice' },
  tier: {
    title: 'Interested in',
    kind: 'choice',
    choices: tierIds.map((value) => ({ value, label: tierFacts[value].name })),
    optional: true,
  },
  source: { title: 'Source' },
  note: { title: 'Note' },
  created: { title: 'Booked on', kind: 'day', sort: true },
  actions: { title: 'Actions' },
})
