import { CallError } from '../../kit/contract/errors.ts'

/** The life of a brief: draft → submitted → live ⇄ paused → archived. */
export const briefStatuses = ['draft', 'submitted', 'live', 'paused', 'archived'] as const
export type BriefStatus = (typeof briefStatuses)[number]
/** What they are called on their own, as on a badge. */
export const briefStatusNames: Record<BriefStatus, string> = {
  draft: 'Draft',
  submitted: 'In review',
  live: 'Live',
  paused: 'Paused',
  archived: 'Archived',
}

/**
 * Every change of status and who may make it. `brand` is a member of the brand; `trusted` a brand whose customer status is
 * `receiving-value`, which goes live without staff; `clock` the product itself. Staff may do all that a brand may.
 * `resubmit`: a brand changed what staff had approved (title, value or deliverables) while the brief was up.
 */
export const transitions = [
  { from: 'draft', action: 'submit', to: 'submitted', access: 'brand' },
  { from: 'draft', action: 'publish', to: 'live', access: 'trusted' },
  { from: 'submitted', action: 'approve', to: 'live', access: 'staff' },
  { from: 'submitted', action: 'return', to: 'draft', access: 'staff' },
  { from: 'live', action: 'resubmit', to: 'submitted', access: 'brand' },
  { from: 'paused', action: 'resubmit', to: 'submitted', access: 'brand' },
  { from: 'live', action: 'pause', to: 'paused', access: 'brand' },
  { from: 'paused', action: 'resume', to: 'live', access: 'brand' },
  { from: 'draft', action: 'archive', to: 'archived', access: 'brand' },
  { from: 'submitted', action: 'archive', to: 'archived', access: 'brand' },
  { from: 'live', action: 'archive', to: 'archived', access: 'brand' },
  { from: 'paused', action: 'archive', to: 'archived', access: 'brand' },
  { from: 'live', action: 'end', to: 'archived', access: 'clock' },
  { from: 'paused', action: 'end', to: 'archived', access: 'clock' },
] as const satisfies readonly {
  from: BriefStatus
  action: string
  to: BriefStatus
  access: 'brand' | 'trusted' | 'staff' | 'clock'
}[]

/** Whether a brand’s briefs go live as soon as they’re submitted: it receives value already. */
export const isTrusted = ({ customerStatus }: { customerStatus: string }): boolean =>
  customerStatus === 'receiving-value'

export type BriefAction = (typeof transitions)[number]['action']

/** A status as a sentence about a brief ends with it. */
export const statusWords: Record<BriefStatus, string> = {
  draft: 'a draft',
  submitted: 'in review',
  live: 'live',
  paused: 'paused',
  archived: 'archived',
}

const words: Record<BriefAction, string> = {
  submit: 'sent for review',
  publish: 'published',
  approve: 'approved',
  return: 'sent back for changes',
  resubmit: 'sent for review again',
  pause: 'paused',
  resume: 'resumed',
  archive: 'archived',
  end: 'ended',
}

/** The status after an action. Refused when the table has no such row; the text says what the status is now. */
export function nextStatus(from: BriefStatus, action: BriefAction): BriefStatus {
  const row = transitions.find((one) => one.from === from && one.action === action)
  if (!row)
    throw new CallError('failed-precondition', `This brief is ${statusWords[from]}, so it can’t be ${words[action]}.`)
  return row.to
}

/** Whether the table has such a row: for buttons. */
export function canMove(from: BriefStatus, action: BriefAction): boolean {
  return transitions.some((one) => one.from === from && one.action === action)
}
