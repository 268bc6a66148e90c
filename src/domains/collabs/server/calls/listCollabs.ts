import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { where } from '../filters.ts'
import { collabs, visits } from '../tables.ts'
import { viewCollabs } from '../view.ts'

export const listCollabs: Handler<typeof collabCalls.listCollabs> = async (
  { preset, mine, cursor, limit, ...filters },
  { actor, db },
) => {
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(collabs)
    .where(
      and(
        mine ? inArray(collabs.brandUid, [...actor.assigned]) : undefined,
        conditionOf(db, preset),
        where(filters),
        after ? lt(collabs.uid, String(after[0])) : undefined,
      ),
    )
    .orderBy(desc(collabs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}

function conditionOf(
  db: Queryable,
  preset: 'all' | 'unanswered' | 'unconfirmed' | 'without-content' | 'overdue' | 'disputed',
): SQL | undefined {
  const open = eq(collabs.outcome, 'open')
  const withVisit = (condition: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(visits)
        .where(and(eq(visits.collabUid, collabs.uid), eq(visits.live, true), condition)),
    )
  switch (preset) {
    case 'all':
      return undefined
    case 'unanswered':
      return and(open, eq(collabs.stage, 1), lt(collabs.requestedAt, plus(now(), -3 * dayMs)))
    case 'unconfirmed':
      return and(
        open,
        eq(collabs.stage, 4),
        withVisit(and(isNull(visits.confirmedAt), gt(visits.startsAt, now()), lt(visits.startsAt, plus(now(), dayMs)))),
      )
    case 'without-content':
      return and(open, eq(collabs.stage, 4), withVisit(isNotNull(visits.checkedInAt)))
    case 'overdue':
      return and(open, eq(collabs.stage, 4), lt(collabs.contentDueAt, now()))
    case 'disputed':
      return and(
        eq(collabs.outcome, 'no-show'),
        isNotNull(collabs.dispute),
        sql`${collabs.dispute} ->> 'decision' is null`,
      )
  }
}
