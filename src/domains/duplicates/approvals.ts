import type { ApprovalState } from '../profiles/creator-vocabulary.ts'

const best: readonly ApprovalState[] = ['approved', 'applied', 'rejected']

/** Whether somebody who is suspended as one of the two would be let in again as the other. */
export const isSuspendedOnce = (one: ApprovalState, other: ApprovalState): boolean =>
  (one === 'suspended') !== (other === 'suspended')

/** Whose state holds of both: who was let in once is in. Of two that are alike it is the first one’s. */
export function betterApproval<Of extends { approval: ApprovalState }>(staying: Of, going: Of): Of {
  return best.indexOf(going.approval) < best.indexOf(staying.approval) ? going : staying
}
