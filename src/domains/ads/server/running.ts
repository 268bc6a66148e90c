import { and, eq, getTableColumns, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
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
export function isRunning(at: Date | Placeholder): SQL | undefined {
  const moment = sql`${at instanceof Date ? at.toISOString() : at}::timestamptz`
  return and(sql`${ads.state} = 'approved'`, lte(ads.startsAt, moment), or(isNull(ads.endsAt), gt(ads.endsAt, moment)))
}

const runningAt = prepared((db) =>
  db
    .select({
      ...getTableColumns(ads),
      views: sql<number>`(select coalesce(sum(${adCounts.views}), 0)::int from ${adCounts}
        where ${adCounts.adUid} = ${ads.uid})`,
      times: sql<number>`coalesce(${adViews.times}, 0)`,
    })
    .from(ads)
    .leftJoin(
      adViews,
      and(
        eq(adViews.adUid, ads.uid),
        eq(adViews.session, sql.placeholder('session')),
        eq(adViews.day, sql.placeholder('day')),
      ),
    )
    .where(and(eq(ads.position, sql.placeholder('position')), isRunning(sql.placeholder('at'))))
    .prepare('running_ads'),
)

/** Everything that runs at a position, with its views so far and how often this session was shown it today. */
export async function findRunning(
  db: Queryable,
  position: AdPosition,
  session: string,
  at: Date,
): Promise<readonly RunningAd[]> {
  return runningAt(db, { position, session, day: dayOf(at), at: at.toISOString() })
}
