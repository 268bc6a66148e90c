import { inArray, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { visitReleased } from '../../collabs/possible.ts'
import { visits, waitlist } from './tables.ts'

export type Visit = typeof visits.$inferSelect

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

/** Refuses a visit whose spot went to someone else in the meantime. */
export function assertLive(visit: Visit): Visit {
  if (!visit.live) throw new CallError('failed-precondition', visitReleased)
  return visit
}

/** Visits by collab, in one query. */
export async function findVisits(db: Queryable, collabUids: readonly string[]): Promise<Map<string, Visit>> {
  if (collabUids.length === 0) return new Map()
  const rows = await visitsByCollab(db, { uids: [...collabUids] })
  return new Map(rows.map((row) => [row.collabUid, row]))
}

/** Those of these collabs that wait for a slot. */
export async function findWaitingCollabs(db: Queryable, collabUids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ uid: waitlist.collabUid })
    .from(waitlist)
    .where(inArray(waitlist.collabUid, [...collabUids]))
  return new Set(rows.map(({ uid }) => uid))
}
