import { defineTable, namedChoices } from '../../kit/contract/table.ts'

export const deletionKindNames = { account: 'Account', organisation: 'Organisation' } as const

/** How a deletion stands. One that something is in the way of is tried again every day. */
export const deletionStates = {
  open: 'Scheduled',
  blocked: 'Blocked',
  cancelled: 'Cancelled',
  done: 'Deleted',
} as const
export type DeletionState = keyof typeof deletionStates

/** The columns of the deletion queue. */
export const deletionColumns = defineTable({
  name: { title: 'Name', sort: true },
  kind: { title: 'Type', kind: 'choice', choices: namedChoices(deletionKindNames) },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(deletionStates) },
  obstacle: { title: 'Blocked by' },
  by: { title: 'Requested by' },
  requested: { title: 'Requested', kind: 'day', sort: true },
  due: { title: 'Due', kind: 'day', sort: true },
  ended: { title: 'Ended', kind: 'day', optional: true, sort: true },
})
