import { eq, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Meeting } from './reads.ts'
import { meetings } from './tables.ts'

/** The mark of the reminder a day before: set already where it would come with the confirmation. */
export function dayMark(startsAt: Date): Date | null {
  return startsAt <= plus(now(), dayMs) ? now() : null
}

/** Saves a change of a call as its next version. */
export async function saveMeeting(tx: Tx, uid: string, change: Partial<Meeting>): Promise<Meeting> {
  const after = one(
    await tx
      .update(meetings)
      .set({ ...change, version: sql`${meetings.version} + 1` })
      .where(eq(meetings.uid, uid))
      .returning(),
  )
  return after
}
