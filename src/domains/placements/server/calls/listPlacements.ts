import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { placementCalls } from '../../contract.ts'
import { warningsOf } from '../../rules.ts'
import { countsOf, viewPlacement } from '../keep.ts'
import { placementCounts, placements } from '../tables.ts'

/** Among how many approved placements clashes are looked for, and how many warnings are shown. */
const lookedAt = 300
const warningsAtMost = 20

export const listPlacements: Handler<typeof placementCalls.listPlacements> = async (
  { state, cursor, limit },
  { actor, db },
) => {
  const ofState = state ? eq(placements.state, state) : undefined
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(placements)
    .where(and(ofState, after ? lt(placements.uid, String(after[0])) : undefined))
    .orderBy(desc(placements.uid))
    .limit(limit + 1)
  const { rows: shown, nextCursor } = cutPage(rows, limit, ({ uid }) => [uid])
  const counts = await countsOf(
    db,
    shown.map(({ uid }) => uid),
  )
  const [totals] = await db
    .select({
      count: sql<number>`count(distinct ${placements.uid})::int`,
      views: sql<number>`coalesce(sum(${placementCounts.views}), 0)::int`,
      clicks: sql<number>`coalesce(sum(${placementCounts.clicks}), 0)::int`,
    })
    .from(placements)
    .leftJoin(placementCounts, eq(placementCounts.placementUid, placements.uid))
    .where(ofState)
  const approved = await db
    .select()
    .from(placements)
    .where(and(eq(placements.state, 'approved'), or(isNull(placements.endsAt), gt(placements.endsAt, now()))))
    .orderBy(desc(placements.uid))
    .limit(lookedAt)
  return {
    rows: shown.map((row) => viewPlacement(actor, row, counts.get(row.uid))),
    nextCursor,
    totals: totals!,
    warnings: warningsOf(approved, now()).slice(0, warningsAtMost),
    canSave: actor.staff === 'admin',
  }
}
