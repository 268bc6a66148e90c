import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { membershipFacts } from '../../accounts/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { reportersToHold } from '../reasons.ts'
import { countReporters } from '../reporters.ts'
import { reports } from './tables.ts'

/**
 * The open reports about profiles: how many, and whether so many different people made them that the profile is held. While one
 * is open, one that was answered with a warning since it was made still counts; one without action does not.
 */
export async function countOpenReports(
  db: Queryable,
  aboutUids: readonly string[],
): Promise<Map<string, { reports: number; isHeld: boolean }>> {
  if (aboutUids.length === 0) return new Map()
  const rows = await db
    .select({
      aboutUid: reports.aboutUid,
      byUid: reports.byUid,
      byAccountUid: reports.byAccountUid,
      createdAt: reports.createdAt,
      decidedAt: reports.decidedAt,
      orgUid: brandFacts.orgUid,
      owners: sql<string[]>`array(select ${membershipFacts.accountUid} from ${membershipFacts}
        where ${membershipFacts.profileUid} = ${reports.byUid} and ${membershipFacts.role} = 'owner')`,
    })
    .from(reports)
    .leftJoin(brandFacts, eq(brandFacts.uid, reports.byUid))
    .where(and(inArray(reports.aboutUid, [...aboutUids]), or(isNull(reports.decidedAt), eq(reports.outcome, 'warned'))))
  const found = new Map<string, { reports: number; isHeld: boolean }>()
  for (const [aboutUid, about] of Map.groupBy(rows, (row) => row.aboutUid)) {
    const open = about.filter(({ decidedAt }) => !decidedAt)
    const since = Math.min(...open.map(({ createdAt }) => createdAt.getTime()))
    const counted = about.filter(({ decidedAt }) => !decidedAt || decidedAt.getTime() >= since)
    const reporters = counted.map(({ byUid, byAccountUid, orgUid, owners }) => [
      orgUid ?? byUid,
      byAccountUid,
      ...owners,
    ])
    found.set(aboutUid, { reports: open.length, isHeld: countReporters(reporters) >= reportersToHold })
  }
  return found
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
