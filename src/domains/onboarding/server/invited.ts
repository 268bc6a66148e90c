import type { Actor, ProfileType } from '../../../access/roles.ts'
import type { Tx } from '../../../kit/server/database.ts'

/** Somebody who has just joined, and the code of the link that brought them. */
export type Invited = { code: string; accountUid: string; kind: ProfileType; name: string }
type RecordInvited = (tx: Tx, actor: Actor, invited: Invited) => Promise<void>

let joined: RecordInvited | null = null

/** Referrals are a later domain, which this one may not import: it gives its part where the product is put together. */
export function joinInvited(record: RecordInvited): void {
  joined = record
}

/** Records who invited an account that is made in this transaction. */
export const recordInvited: RecordInvited = async (tx, actor, invited) => {
  if (!joined) throw new Error('referrals have not joined: call joinInvited first')
  await joined(tx, actor, invited)
}
