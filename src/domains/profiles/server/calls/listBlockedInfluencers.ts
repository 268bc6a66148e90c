import { asc, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { brandPolicy } from '../policy.ts'
import { blockedInfluencers, influencerProfiles } from '../tables.ts'

export const listBlockedInfluencers: Handler<typeof profileCalls.listBlockedInfluencers> = async (
  { brandUid },
  { actor, db },
) => {
  if (!may(brandPolicy, actor, 'see', { uid: brandUid }))
    throw new CallError('not-found', 'There is no such brand profile.')
  const { uid, handle, name } = influencerProfiles
  const rows = await db
    .select({ uid, handle, name, reason: blockedInfluencers.reason })
    .from(blockedInfluencers)
    .innerJoin(influencerProfiles, eq(uid, blockedInfluencers.influencerUid))
    .where(eq(blockedInfluencers.brandUid, brandUid))
    .orderBy(asc(handle))
  return { rows }
}
