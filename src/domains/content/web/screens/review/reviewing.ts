import type { DeclineReason } from '../../../../collabs/windows.ts'

type Answer = {
  /** What was done, as a sentence. */
  done: string
  text?: string
  reason?: DeclineReason
}

/** Acts under the typed name; answers whether it was taken. */
type Act = (
  action: 'approve-request' | 'decline-request' | 'approve-content' | 'request-changes' | 'comment',
  about: { uid: string; version: number },
  answer: Answer,
) => Promise<boolean>

/** What whoever holds a reviewer link can do: nothing before their name is typed. */
export type Reviewing = { token: string; act: Act; mayAct: boolean; isNamed: boolean }
