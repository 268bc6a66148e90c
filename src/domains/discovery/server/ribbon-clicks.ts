import { and, countDistinct, eq, gte, count } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabs } from '../../collabs/server/tables.ts'
import { ribbonClicks } from './tables.ts'

/** For how long back clicks and requests are counted. */
export const countedMs = 28 * dayMs

/** Cards opened from each row, and the requests that followed them; a request counts for every row its brief was opened from. */
export async function countClicks(db: Queryable): Promise<Map<string, { clicks: number; requests: number }>> {
  const since = plus(now(), -countedMs)
  const { ribbonUid, briefUid, influencerUid, day } = ribbonClicks
  const counted = gte(day, since.toISOString().slice(0, 10))
  const clicks = await db.select({ ribbonUid, clicks: count() }).from(ribbonClicks).where(counted).groupBy(ribbonUid)
  const asked = await db
    .select({ ribbonUid, requests: countDistinct(collabs.uid) })
    .from(ribbonClicks)
    .innerJoin(
      collabs,
      and(
        eq(collabs.briefUid, briefUid),
        eq(collabs.influencerUid, influencerUid),
        eq(collabs.startedBy, 'influencer'),
        gte(collabs.requestedAt, since),
      ),
    )
    .where(counted)
    .groupBy(ribbonUid)
  const requests = new Map(asked.map((one) => [one.ribbonUid, one.requests]))
  return new Map(
    clicks.map((one) => [one.ribbonUid, { clicks: one.clicks, requests: requests.get(one.ribbonUid) ?? 0 }]),
  )
}
