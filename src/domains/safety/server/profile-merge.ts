import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { reports } from './tables.ts'

const other = alias(reports, 'other_report')

export const safetyMerge: ProfileMerge = {
  moves: [
    { column: reports.aboutUid, does: 'moves', counts: 'reports' },
    { column: reports.byUid, does: 'moves' },
  ],
  obstacles: async (db, { from, to }) => {
    const open = and(isNull(reports.decidedAt), isNull(other.decidedAt))
    const [twice] = await db
      .select({ uid: reports.uid })
      .from(reports)
      .innerJoin(
        other,
        sql`(${reports.aboutUid} = ${from} and ${other.aboutUid} = ${to} and ${reports.byUid} = ${other.byUid})
          or (${reports.byUid} = ${from} and ${other.byUid} = ${to} and ${reports.aboutUid} = ${other.aboutUid})`,
      )
      .where(open)
      .limit(1)
    const [each] = await db
      .select({ uid: reports.uid })
      .from(reports)
      .where(and(eq(reports.aboutUid, to), eq(reports.byUid, from)))
      .limit(1)
    return [
      ...(twice ? ['Both are in an open report with the same profile. Decide one of the two reports first.'] : []),
      ...(each ? ['One has reported the other, so they may be two different people.'] : []),
    ]
  },
}
