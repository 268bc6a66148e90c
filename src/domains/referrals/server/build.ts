import { newUid } from '../../../access/server/new-uid.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { referrals } from './tables.ts'

/** Somebody who joined through a link, for the demo. */
export async function makeReferral(tx: Tx, row: Omit<typeof referrals.$inferInsert, 'uid'>): Promise<string> {
  const uid = newUid('referral')
  await tx.insert(referrals).values({ ...row, uid })
  return uid
}
