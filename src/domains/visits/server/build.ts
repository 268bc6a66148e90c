import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { slots, visits } from './tables.ts'

/** Changes the visit of a collab as it stands, past every rule: for tests. */
export async function setVisit(
  db: Queryable,
  collabUid: string,
  fields: Partial<typeof visits.$inferInsert>,
): Promise<void> {
  await db.update(visits).set(fields).where(eq(visits.collabUid, collabUid))
}

/** Makes the visit of a collab once more for a copy of it, at another time: for tests. */
export async function copyVisit(db: Queryable, collabUid: string, copyUid: string, startsAt: Date): Promise<void> {
  const change = { uid: `${copyUid}_visit`, collab_uid: copyUid, starts_at: startsAt }
  await db.execute(sql`
    insert into ${visits} select (jsonb_populate_record(v, ${JSON.stringify(change)}::jsonb)).*
    from ${visits} v where v.collab_uid = ${collabUid}`)
}

/** Takes spots of a slot that nobody has booked yet: for tests. */
export async function takeSlot(db: Queryable, slot: typeof slots.$inferInsert): Promise<void> {
  await db.insert(slots).values(slot)
}

export { chaseUnconfirmed } from './jobs/confirm-visits.ts'
export { readFreeTables } from './jobs/read-free-tables.ts'
export { sendReservations } from './jobs/send-reservations.ts'
export { makeBookingSystem } from './demo-system.ts'
