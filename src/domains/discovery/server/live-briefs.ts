import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { BriefName } from '../contract/ribbons.ts'
import type { LiveBrief } from '../ribbon-stats.ts'
import { feedRules } from '../taste.ts'
import { isReal } from './feed-briefs.ts'
import { feedRulesAt, lookThrough, newestFirst } from './feed-rules.ts'

/** More live briefs than this are not looked at for the figures. */
const most = 5000

const name = { uid: briefFacts.uid, title: briefFacts.title, brandName: brandFacts.name, city: briefFacts.city }

/**
 * Every live brief of a real brand, newest first, with its rank in the ribbon of each rule in its city, as far down as a ribbon is looked
 * through; which times are still free is not asked.
 */
export async function findLiveBriefs(db: Queryable): Promise<(BriefName & LiveBrief)[]> {
  const at = now()
  const rules = feedRulesAt(at)
  const ranks = feedRules.map((rule) => {
    const { fits, order } = rules[rule]
    const rank = sql`row_number() over (partition by ${briefFacts.city}, ${fits} order by ${sql.join([...order], sql`, `)})`
    return [rule, sql<number | null>`case when ${fits} then (${rank})::int end`] as const
  })
  const newest = db
    .select({ uid: briefFacts.uid })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(and(isLiveAt(at), isReal))
    .orderBy(...newestFirst)
    .limit(most)
  const rows = await db
    .select({ ...name, ranks: Object.fromEntries(ranks) })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(inArray(briefFacts.uid, newest))
    .orderBy(...newestFirst)
  return rows.map(({ ranks: found, ...row }) => ({
    ...row,
    isLive: true,
    ranks: Object.fromEntries(
      feedRules.flatMap((rule) => (found[rule] && found[rule] <= lookThrough ? [[rule, found[rule]]] : [])),
    ),
  }))
}

/** Briefs by name, whatever has become of them. */
export async function findBriefNames(db: Queryable, uids: readonly string[]): Promise<BriefName[]> {
  if (uids.length === 0) return []
  return db
    .select({ ...name, isLive: sql<boolean>`${isLiveAt(now())} and ${isReal}` })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(inArray(briefFacts.uid, [...new Set(uids)]))
}
