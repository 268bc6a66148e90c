import { and, count, eq, gt } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { first } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import type { Invited } from '../../onboarding/server/invited.ts'
import { calledAs, mostPending, pendingDays } from '../referral.ts'
import { findInviterByCode } from './inviters.ts'
import { referralLinks, referrals } from './tables.ts'
import { findPromise } from './thank-yous.ts'

/** Records who invited an account that is made in this transaction. A link that nobody may invite with counts for nobody. */
export async function recordInvited(tx: Tx, actor: Actor, { code, accountUid, kind, name }: Invited): Promise<void> {
  const inviter = await findInviterByCode(tx, code)
  if (!inviter) return
  // Of several at once, each is counted by the next.
  await tx.select().from(referralLinks).where(eq(referralLinks.profileUid, inviter.uid)).for('update')
  if (await isFull(tx, inviter.uid)) return
  await tx
    .insert(referrals)
    .values({
      uid: newUid('referral'),
      inviterUid: inviter.uid,
      accountUid,
      kind,
      name: calledAs(kind, name),
      thankYou: await findPromise(tx, kind),
      joinedAt: now(),
    })
    .onConflictDoNothing()
  await record(tx, { ...actor, accountUid }, kind, 'referral.joined', { subjectUid: inviter.uid })
  await pushToProfiles(tx, [inviter.uid], ['referral'])
}

/** Whether so many of a profile’s have joined and not completed a collab that more do not count. */
export async function isFull(db: Queryable, inviterUid: string): Promise<boolean> {
  const pending = and(
    eq(referrals.inviterUid, inviterUid),
    eq(referrals.state, 'joined'),
    gt(referrals.joinedAt, plus(now(), -pendingDays * dayMs)),
  )
  return first(await db.select({ count: count() }).from(referrals).where(pending)).count >= mostPending
}
