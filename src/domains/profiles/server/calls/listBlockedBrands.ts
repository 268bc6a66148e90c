import { asc, eq } from 'drizzle-orm'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { blockedBrands, brandProfiles } from '../tables.ts'

export const listBlockedBrands: Handler<typeof profileCalls.listBlockedBrands> = async (
  { influencerUid },
  { actor, db },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const { uid, name } = brandProfiles
  const rows = await db
    .select({ uid, name })
    .from(blockedBrands)
    .innerJoin(brandProfiles, eq(uid, blockedBrands.brandUid))
    .where(eq(blockedBrands.influencerUid, influencerUid))
    .orderBy(asc(name), asc(uid))
  return { rows }
}
