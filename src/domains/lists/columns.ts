import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { cityChoices } from '../profiles/city-choices.ts'
import { approvalNames } from '../profiles/creator-vocabulary.ts'

/** How the members of a list are found. */
export const kindNames = { hand: 'By hand', rule: 'By rule' } as const

/** The columns of the Influencer List Explorer. */
export const listColumns = defineTable({
  name: { title: 'List', sort: true },
  purpose: { title: 'Purpose' },
  kind: { title: 'Type', kind: 'choice', choices: namedChoices(kindNames) },
  city: { title: 'City', kind: 'choice', choices: cityChoices, optional: true },
  owner: { title: 'Owner', kind: 'choice', optional: true },
  members: { title: 'Members', kind: 'number' },
  briefs: { title: 'Briefs', kind: 'number' },
  refreshed: { title: 'Refreshed', kind: 'day', optional: true, sort: true },
  created: { title: 'Created', kind: 'day', sort: true },
})

/** The columns of the members of a list, and of those who were removed. */
export const memberColumns = defineTable({
  handle: { title: 'Creator', sort: true },
  name: { title: 'Name' },
  city: { title: 'City', kind: 'choice', choices: cityChoices },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(approvalNames) },
  followers: { title: 'Followers', kind: 'number', sort: true },
  note: { title: 'Note' },
  added: { title: 'Added', kind: 'day', optional: true, sort: true },
  addedBy: { title: 'Added by' },
  removed: { title: 'Removed' },
  removedBy: { title: 'Removed by' },
  reason: { title: 'Reason' },
  actions: { title: 'Actions' },
})
