import { eq } from 'drizzle-orm'
import type { Collab } from './reads.ts'
import type { Acting } from './save.ts'
import { freeSlot } from './slots.ts'
import { waitlist } from './tables.ts'

/** Takes a collab off the waitlist; a place that was on offer to it goes on to the next. */
export async function leaveWaitlist(acting: Pick<Acting, 'tx' | 'config'>, collab: Collab): Promise<void> {
  const [left] = await acting.tx.delete(waitlist).where(eq(waitlist.collabUid, collab.uid)).returning()
  if (left?.offeredUntil) await freeSlot(acting.tx, acting.config, left.briefUid, left.startsAt)
}
