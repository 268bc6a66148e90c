import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { withdrawPlatformReadings } from '../../content/server/readings.ts'
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
