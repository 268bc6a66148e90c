import { and, eq } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { withdrawPlatformReadings } from '../../content/server/readings.ts'
import { notify } from '../../notifications/server/notify.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { dropConfirmedAccount } from '../../profiles/server/confirmed-accounts.ts'
import type { Account } from './access.ts'
import { measuredPosts, platformAccounts } from './tables.ts'

type About = Pick<Account, 'influencerUid' | 'platform'>

/**
 * Deletes an account with everything that was read of it: snapshots, posts, pictures, jumps and what opened it. What it said
 * of deliverables is emptied, and shown as withdrawn.
 */
export async function forgetAccount(
  tx: Tx,
  { uid, influencerUid, platform }: About & Pick<Account, 'uid'>,
  { keep = false }: { keep?: boolean } = {},
): Promise<void> {
  await withdrawPlatformReadings(tx, await listDeliverables(tx, { influencerUid, platform }))
  await tx.delete(measuredPosts).where(eq(measuredPosts.accountUid, uid))
  await tx.delete(platformAccounts).where(eq(platformAccounts.uid, uid))
  await dropConfirmedAccount(tx, influencerUid, platform, { keep })
}

/** What an influencer made for a platform. */
async function listDeliverables(db: Queryable, { influencerUid, platform }: About): Promise<string[]> {
  const rows = await db
    .select({ uid: deliverableFacts.uid })
    .from(deliverableFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverableFacts.collabUid))
    .where(and(eq(collabFacts.influencerUid, influencerUid), eq(deliverableFacts.platform, platform)))
  return rows.map(({ uid }) => uid)
}

/** The same, with an event and the reason for its owner. */
export async function forgetAndNotify(
  tx: Tx,
  config: Config,
  { uid, influencerUid, platform, handle }: Pick<Account, 'uid' | 'influencerUid' | 'platform' | 'handle'>,
  { why, line }: { why: string; line: string },
): Promise<void> {
  await forgetAccount(tx, { uid, influencerUid, platform })
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, systemActor, 'clock', 'influencer.platform-disconnected', subject, {
    after: { platform, handle },
    why,
  })
  await notify(tx, config, influencerUid, `platform-forgotten:${uid}`, {
    kind: 'platform.ended',
    title: `${platformNames[platform]} was disconnected`,
    lines: [line, 'Connect it again to show brands how you’re growing.'],
    path: `/app/influencer/profile-editor?${new URLSearchParams({ uid: influencerUid })}#accounts`,
    action: 'Connect again',
  })
}
