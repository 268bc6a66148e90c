import { eq } from 'drizzle-orm'
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

/** Takes spots of a slot that nobody has booked yet: for tests. */
export async function takeSlot(db: Queryable, slot: typeof slots.$inferInsert): Promise<void> {
  await db.insert(slots).values(slot)
}
