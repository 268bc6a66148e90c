import { eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { visitReleased } from '../possible.ts'
import { collabPolicy } from './policy.ts'
import { collabs, visits } from './tables.ts'

export type Collab = typeof collabs.$inferSelect
export type Visit = typeof visits.$inferSelect

const noCollab = () => new CallError('not-found', 'There is no such collab.')

/** A collab the actor may see; a stranger's uid is answered like one that does not exist. */
export async function getCollab(db: Queryable, actor: Actor, uid: string): Promise<Collab> {
  const [collab] = await db.select().from(collabs).where(eq(collabs.uid, uid))
  if (!collab || !may(collabPolicy, actor, 'see', collab)) throw noCollab()
  return collab
}

/** The same, its row locked until the transaction ends. */
export async function lockCollab(tx: Tx, actor: Actor, uid: string): Promise<Collab> {
  const [collab] = await tx.select().from(collabs).where(eq(collabs.uid, uid)).for('update')
  if (!collab || !may(collabPolicy, actor, 'see', collab)) throw noCollab()
  return collab
}

export async function findVisit(db: Queryable, collabUid: string): Promise<Visit | null> {
  const [visit] = await db.select().from(visits).where(eq(visits.collabUid, collabUid))
  return visit ?? null
}

/** The visit of a collab that has one. */
export async function getVisit(db: Queryable, collabUid: string): Promise<Visit> {
  const visit = await findVisit(db, collabUid)
  if (!visit) throw new CallError('failed-precondition', 'This collab has no visit yet.')
  return visit
}

/** Refuses a visit whose place went to someone else in the meantime. */
export function assertLive(visit: Visit): Visit {
  if (!visit.live) throw new CallError('failed-precondition', visitReleased)
  return visit
}

/** Visits by collab, in one query. */
export async function findVisits(db: Queryable, collabUids: readonly string[]): Promise<Map<string, Visit>> {
  if (collabUids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(visits)
    .where(inArray(visits.collabUid, [...collabUids]))
  return new Map(rows.map((row) => [row.collabUid, row]))
}
