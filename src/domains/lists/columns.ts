import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { cityChoices } from '../profiles/city-choices.ts'

/** How the members of a list are found. */
export const kindNames = { hand: 'By hand', rule: 'By rule' } as const

/** The columns of the Influencer List Explorer. */
export const listColumns = defineTable({
  name: { title: 'List', sort: true },
  purpose: { title: 'Purpose' },
  kind: { title: 'Kind', kind: 'choice', choices: namedChoices(kindNames) },
  city: { title: 'City', kind: 'choice', choices: cityChoices, optional: true },
  owner: { title: 'Owner', kind: 'choice', optional: true },
  members: { title: 'Members', kind: 'number' },
  briefs: { title: 'Briefs', kind: 'number' },
  refreshed: { title: 'Refreshed', kind: 'day', optional: true },
  created: { title: 'Created', kind: 'day', sort: true },
})
