import { and, inArray, isNull, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { reportersToHold } from '../reasons.ts'
import { reports } from './tables.ts'

/** The open reports about profiles: how many, and by how many different profiles. */
export async function countOpenReports(
  db: Queryable,
  aboutUids: readonly string[],
): Promise<Map<string, { reports: number; isHeld: boolean }>> {
  if (aboutUids.length === 0) return new Map()
  const rows = await db
    .select({
      uid: reports.aboutUid,
      reports: sql<number>`count(*)::int`,
      reporters: sql<number>`count(distinct ${reports.byUid})::int`,
    })
    .from(reports)
    .where(and(inArray(reports.aboutUid, [...aboutUids]), isNull(reports.decidedAt)))
    .groupBy(reports.aboutUid)
  return new Map(rows.map((row) => [row.uid, { reports: row.reports, isHeld: row.reporters >= reportersToHold }]))
}

/** Refuses first contact by a profile that several others have reported, until our team has decided. */
export async function assertMayReachOut(db: Queryable, profileUid: string): Promise<void> {
  const found = (await countOpenReports(db, [profileUid])).get(profileUid)
  if (!found?.isHeld) return
  throw new CallError(
    'failed-precondition',
    'You can’t contact anyone new while our team looks into reports about your profile. We’ll email you when that’s done.',
  )
}
