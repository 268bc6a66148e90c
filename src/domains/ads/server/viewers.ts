import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { findTiers } from '../../plans/server/subscription.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import { type AdPosition, positionFacts } from '../ad.ts'
import type { Viewer } from '../rules.ts'

/** Whom the actor is at a position: their profiles of its side, or the one named. Nobody, when they have none there. */
export async function findViewers(
  db: Queryable,
  actor: Actor,
  position: AdPosition,
  profileUid?: string,
): Promise<Viewer[]> {
  const mine = positionFacts[position].side === 'brand' ? actor.brands : actor.influencers
  const uids = Object.keys(mine).filter((uid) => profileUid === undefined || uid === profileUid)
  if (positionFacts[position].side === 'influencer') {
    const found = await findInfluencers(db, uids)
    return [...found.values()].map(({ profile }) => ({
      role: 'admins',
      cities: [profile.homeCity, ...profile.cities],
      tier: null,
      labels: profile.labels,
    }))
  }
  const brands = [...(await findBrands(db, uids)).values()]
  const tiers = await findTiers(
    db,
    brands.map(({ orgUid }) => orgUid),
  )
  return brands.map(({ uid, orgUid, city, labels }) => ({
    role: mine[uid] === 'member' ? 'members' : 'admins',
    cities: [city],
    tier: tiers.get(orgUid) ?? 'basic',
    labels,
  }))
}
