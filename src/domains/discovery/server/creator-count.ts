import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { influencerFacts, placeFacts } from '../../profiles/server/facts.ts'
import { conditionsOf, inCity } from './creator-conditions.ts'
import { isOpenTo, type Search } from './creators.ts'

/** Up to here the number is exact. */
export const mostCounted = 500
/** So many of a city are looked at to count. */
const mostLookedAt = 5_000

/** How many a search finds; `isMore` where there are more of them than were counted, or more of the city than was looked at. */
export async function countCreators(
  db: Queryable,
  { brand, filters }: Pick<Search, 'brand' | 'filters'>,
): Promise<{ count: number; isMore: boolean }> {
  const places = db.$with('places').as(
    db
      .select({ uid: placeFacts.influencerUid })
      .from(placeFacts)
      .where(and(...inCity(filters, brand)))
      .limit(mostLookedAt + 1),
  )
  const fitting = db
    .select({ uid: influencerFacts.uid })
    .from(places)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, places.uid))
    .where(and(isOpenTo(brand.uid), ...conditionsOf(filters, brand)))
    .limit(mostCounted + 1)
  const [{ looked, count } = { looked: 0, count: 0 }] = await db
    .with(places)
    .select({
      looked: sql<number>`(select count(*)::int from ${places})`,
      count: sql<number>`(select count(*)::int from (${fitting}) as fitting)`,
    })
    .from(sql`(select) as one`)
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted || looked > mostLookedAt }
}
