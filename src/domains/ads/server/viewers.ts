import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Actor } from '../../../access/roles.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { isInForce } from '../../plans/server/subscription.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { type AdPosition, positionFacts } from '../ad.ts'
import type { Viewer } from '../rules.ts'

const brandsOf = prepared((db) =>
  db
    .select({
      uid: brandFacts.uid,
      city: brandFacts.city,
      labels: brandFacts.labels,
      subscription: {
        tier: subscriptionFacts.tier,
        state: subscriptionFacts.state,
        pastDueSince: subscriptionFacts.pastDueSince,
      },
    })
    .from(brandFacts)
    .leftJoin(subscriptionFacts, eq(subscriptionFacts.orgUid, brandFacts.orgUid))
    .where(sql`${brandFacts.uid} = any(${sql.placeholder('uids')})`)
    .prepare('ad_viewing_brands'),
)

const influencersOf = prepared((db) =>
  db
    .select({ homeCity: influencerFacts.homeCity, cities: influencerFacts.cities, labels: influencerFacts.labels })
    .from(influencerFacts)
    .where(sql`${influencerFacts.uid} = any(${sql.placeholder('uids')})`)
    .prepare('ad_viewing_influencers'),
)

/** Whom the actor is at a position: their profiles of its side, or the one named. Nobody, when they have none there. */
export async function findViewers(
  db: Queryable,
  actor: Actor,
  position: AdPosition,
  profileUid?: string,
): Promise<Viewer[]> {
  const mine = positionFacts[position].side === 'brand' ? actor.brands : actor.influencers
  const uids = Object.keys(mine).filter((uid) => profileUid === undefined || uid === profileUid)
  if (uids.length === 0) return []
  if (positionFacts[position].side === 'influencer') {
    const rows = await influencersOf(db, { uids })
    return rows.map(({ homeCity, cities, labels }) => ({
      role: 'admins',
      cities: [homeCity, ...cities],
      tier: null,
      labels,
    }))
  }
  const rows = await brandsOf(db, { uids })
  return rows.map(({ uid, city, labels, subscription }) => ({
    role: mine[uid] === 'member' ? 'members' : 'admins',
    cities: [city],
    tier: subscription && isInForce(subscription) ? subscription.tier : 'basic',
    labels,
  }))
}
