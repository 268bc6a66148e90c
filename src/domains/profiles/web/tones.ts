import type { Tone } from '../../../kit/web/parts.tsx'
import type { ApprovalState } from '../creator-vocabulary.ts'
import type { CustomerStatus, RagStatus } from '../desk-vocabulary.ts'

/** What the colour of an application's state means. */
export const approvalTones: Readonly<Record<ApprovalState, Tone>> = {
  applied: 'warn',
  approved: 'good',
  rejected: 'bad',
  suspended: 'mute',
}
/** What the colour of a brand's RAG status means; a word stands beside it. */
export const ragTones: Readonly<Record<RagStatus, Tone>> = { green: 'good', amber: 'warn', red: 'bad', black: 'mute' }
/** What the colour of a brand's place among our customers means: green is value received, and nothing before it. */
export const customerTones: Readonly<Record<CustomerStatus, Tone>> = {
  prospect: 'mute',
  activating: 'calm',
  'pending-value': 'warn',
  'receiving-value': 'good',
  inactive: 'mute',
  dormant: 'warn',
  winback: 'calm',
}
