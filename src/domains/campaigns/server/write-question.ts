import { eq } from 'drizzle-orm'
import { accountOf, type Actor, isBrandMember } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type OpeningHours, openMinutesBetween } from '../../../kit/server/opening-hours.ts'
import { dueFrom, type Question } from './experts.ts'
import { expertMessages, expertQuestions } from './tables.ts'

/** The key of what a question begins with. */
export const firstKey = 'first'

/** Whoever belongs to the brand asks, even when they are one of our team as well. */
export function asksFor(actor: Actor, brandUid: string): boolean {
  return isBrandMember(actor, brandUid)
}

/**
 * Writes into a question once for each key; false where it was there before. What the brand writes is due again unless it
 * waits already; what our team writes is the answer, and how long it took stands beside it.
 */
export async function writeToQuestion(
  tx: Tx,
  actor: Actor,
  question: Question,
  { key, text, hours }: { key: string; text: string; hours: OpeningHours },
): Promise<boolean> {
  const at = now()
  const { uid, brandUid, waitingSince } = question
  const isStaff = !asksFor(actor, brandUid)
  const answerMinutes = isStaff && waitingSince ? openMinutesBetween(hours, waitingSince, at) : null
  const written = await tx
    .insert(expertMessages)
    .values({
      uid: newUid('message'),
      questionUid: uid,
      brandUid,
      at,
      isStaff,
      accountUid: accountOf(actor),
      key,
      text,
      answerMinutes,
    })
    .onConflictDoNothing()
    .returning({ uid: expertMessages.uid })
  if (written.length === 0) return false
  const since = isStaff ? null : (waitingSince ?? at)
  await tx
    .update(expertQuestions)
    .set({ lastAt: at, waitingSince: since, dueAt: since && dueFrom(hours, since), ...(isStaff && { warnedAt: null }) })
    .where(eq(expertQuestions.uid, uid))
  return true
}
