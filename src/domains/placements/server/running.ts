import { and, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import type { Spot } from '../placement.ts'
import { dayOf } from './keep.ts'
import { type Placement, placementCounts, placements, placementViews } from './tables.ts'

export type RunningPlacement = Placement & { views: number; times: number }

/** What counts as one session: a signed-in browser. */
export function sessionOf(caller: Caller): string {
  return caller.sessionUid ?? caller.accountUid ?? ''
}

/** Approved and in its dates. */
export function isRunning(at: Date) {
  return and(
    eq(placements.state, 'approved'),
    lte(placements.startsAt, at),
    or(isNull(placements.endsAt), gt(placements.endsAt, at)),
  )
}

/** Everything that runs at a spot, with its views so far and how often this session was shown it today. */
export async function findRunning(
  db: Queryable,
  spot: Spot,
  session: string,
  at: Date,
): Promise<readonly RunningPlacement[]> {
  return db
    .select({
      ...getTableColumns(placements),
      views: sql<number>`(select coalesce(sum(${placementCounts.views}), 0)::int from ${placementCounts}
        where ${placementCounts.placementUid} = ${placements.uid})`,
      times: sql<number>`coalesce(${placementViews.times}, 0)`,
    })
    .from(placements)
    .leftJoin(
      placementViews,
      and(
        eq(placementViews.placementUid, placements.uid),
        eq(placementViews.session, session),
        eq(placementViews.day, dayOf(at)),
      ),
    )
    .where(and(eq(placements.spot, spot), isRunning(at)))
}
