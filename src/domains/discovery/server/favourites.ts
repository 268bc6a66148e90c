import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { must } from '../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { reviewFacts } from '../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { isOpenTo } from './creators.ts'

/** Content: whom a venue reviewed with less, it does not ask again. */
const leastLiked = 4

/**
 * A page of those who visited an organisation's venues, liked or not reviewed, whom the brand can invite: the last visit of
 * each, the latest first. Of the venues, those that the actor belongs to; staff see all.
 */
export async function findFavourites(
  db: Queryable,
  actor: Actor,
  { uid, orgUid }: Pick<BrandProfile, 'uid' | 'orgUid'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const last = db
    .selectDistinctOn([visitFacts.influencerUid], {
      influencerUid: visitFacts.influencerUid,
      on: visitFacts.checkedInAt,
      timezone: brandFacts.timezone,
      venue: sql<string>`${brandFacts.name}`.as('venue'),
      review: sql<number | null>`${reviewFacts.value}`.as('review'),
      visits: sql<number>`(count(*) over (partition by ${visitFacts.influencerUid}))::int`.as('visits'),
    })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .leftJoin(reviewFacts, and(eq(reviewFacts.collabUid, visitFacts.collabUid), eq(reviewFacts.side, 'brand')))
    .where(
      and(
        eq(brandFacts.orgUid, orgUid),
        isStaff(actor) ? undefined : inArray(brandFacts.uid, Object.keys(actor.brands)),
        isNotNull(visitFacts.checkedInAt),
      ),
    )
    .orderBy(visitFacts.influencerUid, desc(visitFacts.checkedInAt))
    .as('last_visit')
  const after = readCursor(cursor, 2)
  const { influencerUid, on, timezone, venue, review, visits } = last
  const rows = await db
    .select({ influencerUid, on, timezone, venue, review, visits })
    .from(last)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, influencerUid))
    .where(
      and(
        or(isNull(review), gte(review, leastLiked)),
        isOpenTo(uid),
        after ? sql`(${on}, ${influencerUid}) < (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(on), desc(influencerUid))
    .limit(limit + 1)
  const seen = rows.map((row) => ({ ...row, on: must(row.on, 'check-in').toISOString() }))
  return cutPage(seen, limit, (row) => [row.on, row.influencerUid])
}
