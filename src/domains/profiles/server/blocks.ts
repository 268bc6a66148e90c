import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { brandPolicy } from './policy.ts'
import { lockBrand, saveBrand } from './save.ts'
import { blockedBrands, blockedInfluencers } from './tables.ts'

type Pair = { brandUid: string; influencerUid: string }

/** An influencer no longer deals with a brand: no invitations, requests or messages between them. Twice is as good as once. */
export async function blockBrandFor(tx: Tx, actor: Actor, { brandUid, influencerUid }: Pair): Promise<void> {
  await tx.insert(blockedBrands).values({ influencerUid, brandUid, createdAt: now() }).onConflictDoNothing()
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, actor, 'influencer', 'influencer.brand-blocked', subject, { context: { brandUid } })
  await pushToProfiles(tx, [influencerUid], ['profile', 'feed'])
}

/** Ends it. Answers whether there was a block. */
export async function unblockBrandFor(tx: Tx, actor: Actor, { brandUid, influencerUid }: Pair): Promise<boolean> {
  const gone = await tx
    .delete(blockedBrands)
    .where(and(eq(blockedBrands.influencerUid, influencerUid), eq(blockedBrands.brandUid, brandUid)))
    .returning({ uid: blockedBrands.brandUid })
  if (gone.length === 0) return false
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, actor, 'influencer', 'influencer.brand-unblocked', subject, { context: { brandUid } })
  await pushToProfiles(tx, [influencerUid], ['profile', 'feed'])
  return true
}

/** A brand no longer hosts an influencer, with its private reason: for its owner and admins. */
export async function blockInfluencerFor(
  tx: Tx,
  actor: Actor,
  { brandUid, influencerUid, reason }: Pair & { reason: string },
): Promise<void> {
  const brand = await lockBrand(tx, actor, brandUid)
  if (!may(brandPolicy, actor, 'block', brand))
    throw new CallError('permission-denied', 'Only an owner or admin of the brand can block creators. Ask one of them.')
  await tx
    .insert(blockedInfluencers)
    .values({ brandUid, influencerUid, reason })
    .onConflictDoUpdate({ target: [blockedInfluencers.brandUid, blockedInfluencers.influencerUid], set: { reason } })
  await saveBrand(tx, actor, 'brand.influencer-blocked', brand, {}, { influencerUid, reason })
}
