import { eq, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { brandFacts, brandsClosedTo } from '../../profiles/server/facts.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { type FeedBrief, feedColumns, isOpenTo, isReal, marked, ruledOut } from './feed-briefs.ts'
import { newestFirst } from './feed-rules.ts'
import { firstOfCity } from './first-of-city.ts'

const value = sql.placeholder
const [similarTo, category] = [value('brief'), value('category')]

/** What an influencer does not see, found once for all that is listed: briefs that they hid, venues that they ruled out or that are closed to them. */
const unseen = sql`(select array${marked('hidden')} as briefs, array(${ruledOut} union all ${brandsClosedTo(value('influencer'))}) as brands) as unseen`
/** Live, of a real brand, and seen by this influencer. */
const isShown = sql`${isLiveAt(value('at'))} and ${isReal}
  and ${briefFacts.uid} <> all(unseen.briefs) and ${briefFacts.brandUid} <> all(unseen.brands)`

/** How many like a brief are looked through for those that are open to an influencer. */
const mostSimilar = 16
const like = (fits: SQL) =>
  firstOfCity({
    among: sql`${briefFacts.maxCollabs} > ${briefFacts.spotsTaken} and ${briefFacts.uid} <> ${similarTo}`,
    fits: sql`${isShown} and ${fits}`,
    order: newestFirst,
    most: mostSimilar,
  })

const similarBriefs = prepared((db) =>
  db
    .select({ ...feedColumns, rank: sql<number>`similar_briefs.rank::int` })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .innerJoin(
      sql`(select listed.uid, listed.rank from ${unseen}, lateral unnest(${like(sql`${briefFacts.category} = ${category}`)}
        || ${like(sql`${briefFacts.category} <> ${category}`)}) with ordinality as listed(uid, rank)
        union all select ${similarTo}, 0) as similar_briefs`,
      sql`similar_briefs.uid = ${briefFacts.uid}`,
    )
    .where(isOpenTo)
    .orderBy(sql`similar_briefs.rank`)
    .prepare('similar_briefs'),
)

/** A brief, and after it live ones like it that an influencer did not hide: of its category in its city first, then of the city. One query. */
export async function findWithSimilar(
  db: Queryable,
  influencerUid: string,
  brief: { uid: string; city: City; category: string },
): Promise<FeedBrief[]> {
  const rows = await similarBriefs(db, {
    influencer: influencerUid,
    at: now().toISOString(),
    city: brief.city,
    category: brief.category,
    brief: brief.uid,
  })
  return rows.slice(0, 1 + mostSimilar)
}
