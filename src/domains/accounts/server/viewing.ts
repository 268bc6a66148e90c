import { eq } from 'drizzle-orm'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { forgetActor } from './forget-actors.ts'
import { sessions } from './tables.ts'

/** Viewing as somebody ends by itself, used or not. */
export const viewingMs = 30 * minuteMs

/** From now on, the session of one of our team reads as a profile does and changes nothing. Answers until when. */
export async function beginViewing(
  tx: Tx,
  session: { uid: string; accountUid: string },
  profileUid: string,
): Promise<Date> {
  const until = plus(now(), viewingMs)
  await tx.update(sessions).set({ viewingUid: profileUid, viewingUntil: until }).where(eq(sessions.uid, session.uid))
  await forgetActor(tx, session.accountUid)
  return until
}

/** The session is its own again. */
export async function endViewing(tx: Tx, session: { uid: string; accountUid: string }): Promise<void> {
  await tx.update(sessions).set({ viewingUid: null, viewingUntil: null }).where(eq(sessions.uid, session.uid))
  await forgetActor(tx, session.accountUid)
}
