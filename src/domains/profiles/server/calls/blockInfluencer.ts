import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { blockInfluencerFor } from '../blocks.ts'
import { lockBrand } from '../save.ts'
import { brandPolicy } from '../policy.ts'
import { influencerProfiles } from '../tables.ts'

export const blockInfluencer: Handler<typeof profileCalls.blockInfluencer> = async (
  { brandUid, handle, reason },
  { actor, tx },
) => {
  allow(brandPolicy, actor, 'block', await lockBrand(tx, actor, brandUid))
  const wanted = handle.replace(/^@/, '')
  const [found] = await tx
    .select({ uid: influencerProfiles.uid })
    .from(influencerProfiles)
    .where(eq(influencerProfiles.handle, wanted))
  if (!found) throw new CallError('not-found', `We couldn’t find @${wanted}. Check the handle.`)
  await blockInfluencerFor(tx, actor, { brandUid, influencerUid: found.uid, reason })
  return found
}
