import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, saveBrand } from '../save.ts'
import { brandPolicy } from '../policy.ts'
import { blockedInfluencers } from '../tables.ts'

export const unblockInfluencer: Handler<typeof profileCalls.unblockInfluencer> = async (
  { brandUid, influencerUid },
  { actor, tx },
) => {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(brandPolicy, actor, 'block', brand)
  const removed = await tx
    .delete(blockedInfluencers)
    .where(and(eq(blockedInfluencers.brandUid, brandUid), eq(blockedInfluencers.influencerUid, influencerUid)))
    .returning()
  if (removed.length === 0) throw new CallError('not-found', 'This creator isn’t blocked.')
  await saveBrand(tx, actor, 'brand.influencer-unblocked', brand, {}, { influencerUid })
  return { done: true }
}
