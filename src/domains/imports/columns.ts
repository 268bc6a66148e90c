import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { stateNames } from './outcome-words.ts'

/** Names of the kinds of import, in the plural. */
export const kindNames = { venues: 'Venues', lists: 'Creators for lists' } as const

/** The columns of the imports. */
export const importColumns = defineTable({
  file: { title: 'File' },
  kind: { title: 'Type', kind: 'choice', choices: namedChoices(kindNames) },
  list: { title: 'List' },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(stateNames) },
  read: { title: 'Rows read', kind: 'number' },
  in: { title: 'Added or updated', kind: 'number', optional: true },
  out: { title: 'Not added', kind: 'number', optional: true },
  by: { title: 'By' },
  created: { title: 'Started', kind: 'day', sort: true },
})
