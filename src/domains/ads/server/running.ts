import { and, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import type { AdPosition } from '../ad.ts'
import { dayOf } from './save.ts'
import { type Ad, adCounts, ads, adViews } from './tables.ts'

export type RunningAd = Ad & { views: number; times: number }

/** What counts as one session: a signed-in browser. */
export function sessionOf(caller: Caller): string {
  return caller.sessionUid ?? caller.accountUid ?? ''
}

/** Approved and in its dates. */
export function isRunning(at: Date) {
  return and(eq(ads.state, 'approved'), lte(ads.startsAt, at), or(isNull(ads.endsAt), gt(ads.endsAt, at)))
}

/** Everything that runs at a position, with its views so far and how often this session was shown it today. */
export async function findRunning(
  db: Queryable,
  position: AdPosition,
  session: string,
  at: Date,
): Promise<readonly RunningAd[]> {
  return db
    .select({
      ...getTableColumns(ads),
      views: sql<number>`(select coalesce(sum(${adCounts.views}), 0)::int from ${adCounts}
        where ${adCounts.adUid} = ${ads.uid})`,
      times: sql<number>`coalesce(${adViews.times}, 0)`,
    })
    .from(ads)
    .leftJoin(adViews, and(eq(adViews.adUid, ads.uid), eq(adViews.session, session), eq(adViews.day, dayOf(at))))
    .where(and(eq(ads.position, position), isRunning(at)))
}
