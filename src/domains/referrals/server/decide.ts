import { eq } from 'drizzle-orm'
import { accountOf, type Actor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { referrals } from './tables.ts'

type Referral = typeof referrals.$inferSelect

/** A referral of anybody, locked. No permission is asked. */
export async function lockReferral(tx: Tx, uid: string): Promise<Referral> {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.uid, uid)).for('update')
  if (!referral) throw new CallError('not-found', 'We couldn’t find that referral.')
  return referral
}

/** Writes what our team decided, and shows it to who invited them. */
export async function decide(
  tx: Tx,
  actor: Actor,
  { uid, inviterUid }: Referral,
  change: { state: 'given' | 'refused'; note: string },
): Promise<void> {
  await tx
    .update(referrals)
    .set({ ...change, decidedAt: now(), decidedBy: accountOf(actor) })
    .where(eq(referrals.uid, uid))
  await pushToProfiles(tx, [inviterUid], ['referral'])
}

/** Where who invited sees whom they have brought. */
export const referralsPath = (inviterUid: string) => `/app/referrals?uid=${inviterUid}`
