import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import { lockReferral, referralsPath } from '../decide.ts'
import { findInviter, listInviting } from '../inviters.ts'
import { referrals } from '../tables.ts'
import { findPromise } from '../thank-yous.ts'

/** Finds who has a profile by now, and who has completed a first collab: a creator only once approved. */
export const qualifyReferrals: DomainJob = {
  name: 'qualify-referrals',
  cron: '*/5 * * * *',
  run: async (parts) => {
    await linkProfiles(parts.db)
    for (const uid of await listDue(parts.db)) await qualify(parts, uid)
  },
}

/** The first profile that somebody owns says which kind they are, whatever they began as. */
async function linkProfiles(db: Db): Promise<void> {
  const owned = await db
    .selectDistinctOn([referrals.uid], {
      uid: referrals.uid,
      kind: referrals.kind,
      profileUid: membershipFacts.profileUid,
      type: membershipFacts.profileType,
    })
    .from(referrals)
    .innerJoin(
      membershipFacts,
      and(eq(membershipFacts.accountUid, referrals.accountUid), eq(membershipFacts.role, 'owner')),
    )
    .where(and(eq(referrals.state, 'joined'), isNull(referrals.profileUid)))
    .orderBy(asc(referrals.uid), asc(membershipFacts.createdAt))
  for (const { uid, kind, profileUid, type } of owned) {
    const other = type === kind ? {} : { kind: type, thankYou: await findPromise(db, type) }
    await db
      .update(referrals)
      .set({ profileUid, ...other })
      .where(eq(referrals.uid, uid))
  }
}

/** A collab from before they joined is another profile’s that was merged into theirs. */
const hasCompleted = sql`exists (select from ${collabFacts} where ${collabFacts.outcome} = 'completed'
  and ${collabFacts.requestedAt} >= ${referrals.joinedAt}
  and (${collabFacts.brandUid} = ${referrals.profileUid} or ${collabFacts.influencerUid} = ${referrals.profileUid}))`
/** Nobody is thanked for themselves. */
const isSamePerson = sql`exists (select from ${membershipFacts} where ${membershipFacts.accountUid} = ${referrals.accountUid}
  and ${membershipFacts.profileUid} = ${referrals.inviterUid})`

async function listDue(db: Db): Promise<string[]> {
  const due = await db
    .select({ uid: referrals.uid })
    .from(referrals)
    .innerJoin(accountFacts, and(eq(accountFacts.uid, referrals.accountUid), isNull(accountFacts.disabledAt)))
    .leftJoin(influencerFacts, eq(influencerFacts.uid, referrals.profileUid))
    .where(
      and(
        eq(referrals.state, 'joined'),
        sql`(${referrals.kind} = 'brand' or ${influencerFacts.approval} = 'approved')`,
        hasCompleted,
        sql`not ${isSamePerson}`,
      ),
    )
    .orderBy(asc(referrals.uid))
  return due.map(({ uid }) => uid)
}

async function qualify({ db, config }: Parameters<DomainJob['run']>[0], uid: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, inviterUid, name, thankYou } = await lockReferral(tx, uid)
    if (state !== 'joined' || !(await findInviter(tx, inviterUid))) return
    await tx.update(referrals).set({ state: 'qualified', qualifiedAt: now() }).where(eq(referrals.uid, uid))
    await record(tx, systemActor, 'clock', 'referral.qualified', { subjectUid: inviterUid })
    await notifyAccounts(tx, config, await listInviting(tx, inviterUid), `referral-qualified:${uid}`, {
      kind: 'referral.qualified',
      title: `${name} has completed a first collab`,
      lines: [
        thankYou
          ? `Thank you for inviting them. Your thank-you: ${thankYou}. We’ll let you know when we’ve sent it.`
          : 'Thank you for inviting them.',
      ],
      path: referralsPath(inviterUid),
      action: 'See your invitations',
    })
  })
}
