import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, isInfluencer, isStaff } from '../../../access/roles.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'

/** The influencer whose feed is looked at: one's own, for staff anybody's. */
export async function getFeedOwner(db: Queryable, actor: Actor, influencerUid: string) {
  const found =
    isInfluencer(actor, influencerUid) || isStaff(actor)
      ? (await findInfluencers(db, [influencerUid])).get(influencerUid)
      : undefined
  if (!found) throw new CallError('not-found', 'There is no such influencer profile.')
  return found
}
