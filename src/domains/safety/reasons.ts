import { keysOf } from '../../kit/contract/keys.ts'

/** Why somebody reports somebody. */
export const reportReasons = {
  spam: 'Spam or a scam',
  harassment: 'Harassment or threats',
  impersonation: 'Pretends to be someone else',
  payment: 'Asks for money or deals outside the platform',
  content: 'Inappropriate content',
  conduct: 'Unsafe or unfair treatment at a visit',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons
export const reportReasonIds = keysOf(reportReasons)

/** What comes of a report. */
export const reportOutcomes = { none: 'No action', warned: 'Warned' } as const
export type ReportOutcome = keyof typeof reportOutcomes
export const reportOutcomeIds = keysOf(reportOutcomes)

/** From so many different people or organisations on, who is reported makes no first contact until our team has decided. */
export const reportersToHold = 2
