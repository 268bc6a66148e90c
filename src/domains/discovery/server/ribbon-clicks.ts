import { and, countDistinct, eq, gte, count, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { ribbonClicks } from './tables.ts'

/** For how long back clicks and requests are counted. */
export const countedMs = 28 * dayMs

type Clicks = { clicks: number; requests: number }

/** The first day (UTC) that counts. */
export function firstCounted(): string {
  return plus(now(), -countedMs).toISOString().slice(0, 10)
}

/**
 * Cards opened, and the requests that followed them: of all ribbons, and of each. A request counts for every ribbon its brief was
 * opened from, once among all.
 */
export async function countClicks(db: Queryable): Promise<{ all: Clicks; byRibbon: Map<string, Clicks> }> {
  const { ribbonUid, briefUid, influencerUid, day } = ribbonClicks
  const counted = gte(day, firstCounted())
  const followed = and(
    eq(collabFacts.briefUid, briefUid),
    eq(collabFacts.influencerUid, influencerUid),
    eq(collabFacts.startedBy, 'influencer'),
    gte(collabFacts.requestedAt, sql`${day}::timestamp at time zone 'UTC'`),
  )
  const clicks = await db.select({ ribbonUid, clicks: count() }).from(ribbonClicks).where(counted).groupBy(ribbonUid)
  const requestCounts = await db
    .select({ ribbonUid: sql<string | null>`${ribbonUid}`, requests: countDistinct(collabFacts.uid) })
    .from(ribbonClicks)
    .innerJoin(collabFacts, followed)
    .where(counted)
    .groupBy(sql`rollup(${ribbonUid})`)
  const requests = new Map(requestCounts.map((one) => [one.ribbonUid, one.requests]))
  return {
    all: { clicks: clicks.reduce((sum, one) => sum + one.clicks, 0), requests: requests.get(null) ?? 0 },
    byRibbon: new Map(
      clicks.map((one) => [one.ribbonUid, { clicks: one.clicks, requests: requests.get(one.ribbonUid) ?? 0 }]),
    ),
  }
}
