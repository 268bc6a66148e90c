import { CallError } from '../../kit/contract/errors.ts'
import { must } from '../../kit/contract/must.ts'

/** The numbers of the stages; a stage never means an outcome. */
export const stages = { 1: 'Request', 3: 'Approved', 4: 'Scheduled', 5: 'Deliverables Added', 6: 'Completed' } as const
export type Stage = 1 | 3 | 4 | 5 | 6
export const outcomes = [
  'open',
  'completed',
  'declined',
  'withdrawn',
  'cancelled',
  'no-show',
  'not-hosted',
  'expired',
] as const
export type Outcome = (typeof outcomes)[number]
/** How each is called, on badges and in lists. */
export const outcomeNames = {
  open: 'Open',
  completed: 'Completed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
  'not-hosted': 'Couldn’t host',
  expired: 'No reply',
} as const satisfies Record<Outcome, string>

/** Every action of the transition table. */
export const tableActions = [
  'approve',
  'decline',
  'withdraw',
  'schedule',
  'reschedule',
  'confirm',
  'checkIn',
  'cancel',
  'markNoShow',
  'markNotHosted',
  'submitDeliverable',
  'requestChanges',
  'approveDeliverable',
  'markPublished',
  'submitReview',
  'expire',
] as const
export type CollabAction = (typeof tableActions)[number]

export function isTableAction(action: string): action is CollabAction {
  return (tableActions as readonly string[]).includes(action)
}

export type State = { stage: Stage; outcome: Outcome }

type Row = {
  from: readonly Stage[]
  action: CollabAction
  to?: Stage
  outcome?: Outcome
  /** Where it leads when it was the last deliverable. */
  whenAll?: State
}

/** The transition table. What is not in it is refused. */
export const transitions: readonly Row[] = [
  { from: [1], action: 'approve', to: 3 },
  { from: [1], action: 'decline', outcome: 'declined' },
  { from: [1, 3], action: 'withdraw', outcome: 'withdrawn' },
  { from: [3], action: 'schedule', to: 4 },
  { from: [4], action: 'reschedule', to: 4 },
  { from: [4], action: 'confirm', to: 4 },
  { from: [4], action: 'checkIn', to: 4 },
  { from: [3, 4], action: 'cancel', outcome: 'cancelled' },
  { from: [4], action: 'markNoShow', outcome: 'no-show' },
  { from: [4], action: 'markNotHosted', outcome: 'not-hosted' },
  { from: [4, 5], action: 'submitDeliverable', whenAll: { stage: 5, outcome: 'open' } },
  { from: [5], action: 'requestChanges', to: 5 },
  // The last approval ends a collab that asked for nothing but `ugc`, which is published nowhere.
  { from: [5], action: 'approveDeliverable', to: 5, whenAll: { stage: 6, outcome: 'completed' } },
  { from: [5], action: 'markPublished', to: 5, whenAll: { stage: 6, outcome: 'completed' } },
  { from: [6], action: 'submitReview', to: 6 },
  { from: [1], action: 'expire', outcome: 'expired' },
]

const words: Record<CollabAction, string> = {
  approve: 'be approved',
  decline: 'be declined',
  withdraw: 'be withdrawn',
  schedule: 'be scheduled',
  reschedule: 'be moved',
  confirm: 'be confirmed',
  checkIn: 'be checked in',
  cancel: 'be cancelled',
  markNoShow: 'be marked as a no-show',
  markNotHosted: 'be marked as not hosted',
  submitDeliverable: 'receive content',
  requestChanges: 'have changes requested',
  approveDeliverable: 'have its content approved',
  markPublished: 'be marked as published',
  submitReview: 'be reviewed',
  expire: 'expire',
}

export const outcomeWords: Record<Outcome, string> = {
  open: 'open',
  completed: 'completed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  cancelled: 'cancelled',
  'no-show': 'marked as a no-show',
  'not-hosted': 'marked as not hosted',
  expired: 'closed without a reply',
}

function rowOf(action: CollabAction): Row {
  return must(
    transitions.find((row) => row.action === action),
    `row of ${action}`,
  )
}

/** Whether the table has a row for this action at this state. */
export function isPossible(state: State, action: CollabAction): boolean {
  const row = rowOf(action)
  const stillOpen = state.outcome === 'open' || (state.stage === 6 && state.outcome === 'completed')
  return stillOpen && row.from.includes(state.stage)
}

/** Where an open or completed collab stands, after “This collab …”. */
const stageWords: Readonly<Record<Stage, string>> = {
  1: 'isn’t approved yet',
  3: 'is approved but not scheduled yet',
  4: 'is scheduled',
  5: 'is waiting for its content to be approved and published',
  6: 'is completed',
}

/** Where a collab stands, as the first half of a refusal: "This collab is scheduled". */
export function standing(state: State): string {
  const stillOn = state.outcome === 'open' || state.outcome === 'completed'
  return `This collab ${stillOn ? stageWords[state.stage] : `was ${outcomeWords[state.outcome]}`}`
}

/** Why the table has no such row, with a text that says how far the collab is now; null when it has. */
export function whyNotInTable(state: State, action: CollabAction): string | null {
  if (state.outcome === 'open' && state.stage === 3 && action === 'approve') return 'This collab is already approved.'
  if (state.outcome === 'open' && state.stage === 4 && action === 'schedule') return 'This collab is already scheduled.'
  return isPossible(state, action) ? null : `${standing(state)}, so it can’t ${words[action]}.`
}

/** The state after an action, `isLast` when it was the last deliverable; refused when the table has no such row. */
export function advance(state: State, action: CollabAction, isLast = false): State {
  const why = whyNotInTable(state, action)
  if (why) throw new CallError('failed-precondition', why)
  const row = rowOf(action)
  if (isLast && row.whenAll) return row.whenAll
  return { stage: row.to ?? state.stage, outcome: row.outcome ?? state.outcome }
}
