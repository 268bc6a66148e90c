import { asc, eq } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { blockedInfluencers, influencerProfiles } from '../tables.ts'

export const listBlockedInfluencers: Handler<typeof profileCalls.listBlockedInfluencers> = async (
  { brandUid },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { uid, handle, name } = influencerProfiles
  const rows = await db
    .select({ uid, handle, name, reason: blockedInfluencers.reason })
    .from(blockedInfluencers)
    .innerJoin(influencerProfiles, eq(uid, blockedInfluencers.influencerUid))
    .where(eq(blockedInfluencers.brandUid, brandUid))
    .orderBy(asc(handle))
  return { rows }
}
