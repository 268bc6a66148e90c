import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, saveBrand } from '../save.ts'
import { brandPolicy } from '../policy.ts'
import { blockedInfluencers, influencerProfiles } from '../tables.ts'

export const blockInfluencer: Handler<typeof profileCalls.blockInfluencer> = async (
  { brandUid, handle, reason },
  { actor, tx },
) => {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(brandPolicy, actor, 'block', brand)
  const wanted = handle.replace(/^@/, '')
  const [found] = await tx
    .select({ uid: influencerProfiles.uid })
    .from(influencerProfiles)
    .where(eq(influencerProfiles.handle, wanted))
  if (!found) throw new CallError('not-found', `We couldn’t find @${wanted}. Check the handle.`)
  await tx
    .insert(blockedInfluencers)
    .values({ brandUid, influencerUid: found.uid, reason })
    .onConflictDoUpdate({ target: [blockedInfluencers.brandUid, blockedInfluencers.influencerUid], set: { reason } })
  await saveBrand(tx, actor, 'brand.influencer-blocked', brand, {}, { influencerUid: found.uid, reason })
  return found
}
