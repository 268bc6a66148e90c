import { sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { visitReleased } from '../../collabs/possible.ts'
import type { Span } from '../windows.ts'
import { tableReservations, visits, waitlist } from './tables.ts'

export type Visit = typeof visits.$inferSelect
type Plan = {
  visit: Visit | null
  waiting: typeof waitlist.$inferSelect | null
  table: typeof tableReservations.$inferSelect | null
}

const visitsByCollab = prepared((db) =>
  db
    .select()
    .from(visits)
    .where(sql`${visits.collabUid} = any(${sql.placeholder('uids')})`)
    .prepare('visits_by_collab'),
)

export async function findVisit(db: Queryable, collabUid: string): Promise<Visit | null> {
  const [visit] = await visitsByCollab(db, { uids: [collabUid] })
  return visit ?? null
}

/** The visit of a collab that has one. */
export async function getVisit(db: Queryable, collabUid: string): Promise<Visit> {
  const visit = await findVisit(db, collabUid)
  if (!visit) throw new CallError('failed-precondition', 'This collab has no visit yet.')
  return visit
}

/** When a visit is, as the clocks of `windows.ts` look at it. */
export function spanOf({ startsAt, endsAt, checkInOn }: Pick<Visit, 'startsAt' | 'endsAt' | 'checkInOn'>): Span {
  return { startsAt, endsAt, isStay: checkInOn !== null }
}

/** Refuses its creator a visit whose spot went to someone else in the meantime. */
export function assertLive(visit: Visit): Visit {
  if (!visit.live) throw new CallError('failed-precondition', visitReleased('influencer'))
  return visit
}

/** Visits by collab, in one query. */
export async function findVisits(db: Queryable, collabUids: readonly string[]): Promise<Map<string, Visit>> {
  if (collabUids.length === 0) return new Map()
  const rows = await visitsByCollab(db, { uids: [...collabUids] })
  return new Map(rows.map((row) => [row.collabUid, row]))
}

const plansOf = prepared((db) =>
  db
    .select({ collabUid: sql<string>`asked.collab_uid`, visit: visits, waiting: waitlist, table: tableReservations })
    .from(sql`unnest(${sql.placeholder('collabs')}::text[]) as asked(collab_uid)`)
    .leftJoin(visits, sql`${visits.collabUid} = asked.collab_uid`)
    .leftJoin(waitlist, sql`${waitlist.collabUid} = asked.collab_uid`)
    .leftJoin(
      tableReservations,
      sql`${tableReservations.collabUid} = asked.collab_uid and ${tableReservations.state} not in ('cancelling', 'cancelled')`,
    )
    .prepare('visits_and_waits_of'),
)

/** The visit of each of these collabs and the slot that it waits for and its table, where there are any; in one query. */
export async function findPlans(db: Queryable, collabUids: readonly string[]): Promise<Map<string, Plan>> {
  const rows = await plansOf(db, { collabs: [...collabUids] })
  return new Map(rows.map((row) => [row.collabUid, row]))
}
