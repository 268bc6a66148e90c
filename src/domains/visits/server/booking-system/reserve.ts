import { and, eq, gt, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import { say } from '../../../../kit/server/bus.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Visit } from '../reads.ts'
import { bookingSystems, tableReservations } from '../tables.ts'

export const reservationChannel = 'table-reservation'
export type Reservation = typeof tableReservations.$inferSelect

/** Has what is due sent as soon as the transaction is through. */
const wakeReservations = (tx: Tx) => say(tx, reservationChannel, '')

/**
 * Puts the table of a visit on its way to the venue’s booking system, in the transaction that books or moves the visit: it’s
 * reserved if and only if the visit is booked. A table for another time or number of people is given back.
 */
export async function reserveTable(tx: Tx, visit: Visit): Promise<void> {
  const { collabUid, brandUid, briefUid, startsAt } = visit
  const people = visit.guests + 1
  const [system] = await tx
    .select({ briefUids: bookingSystems.briefUids })
    .from(bookingSystems)
    .where(eq(bookingSystems.brandUid, brandUid))
  const current = await lockTable(tx, collabUid)
  const isSame = current?.startsAt.getTime() === startsAt.getTime() && current.people === people
  if (current && isSame && !['full', 'declined'].includes(current.state)) return
  if (current) await giveBack(tx, current)
  const isBound = system && !visit.checkInOn && (system.briefUids?.includes(briefUid) ?? true)
  if (!isBound) return
  await tx.insert(tableReservations).values({
    uid: newUid('table_reservation'),
    collabUid,
    brandUid,
    briefUid,
    startsAt,
    people,
    state: 'waiting',
    dueAt: now(),
  })
  await wakeReservations(tx)
}

/**
 * The venue has found a table for a visit itself. One that is just being booked, or was booked without an answer, is given back by
 * a row of its own; one that is only held ends by itself.
 */
export async function keepByHand(tx: Tx, collabUid: string): Promise<boolean> {
  const current = await lockTable(tx, collabUid)
  if (!current?.stuckAt) return false
  const { uid, brandUid, briefUid, startsAt, people, state, reference, phone } = current
  await tx
    .update(tableReservations)
    .set({ state: 'kept', dueAt: null, stuckAt: null, reference: null, phone: null, askedAt: null })
    .where(eq(tableReservations.uid, uid))
  if (state !== 'waiting' || reference === null) return true
  await tx.insert(tableReservations).values({
    uid: newUid('table_reservation'),
    collabUid,
    brandUid,
    briefUid,
    startsAt,
    people,
    state: 'cancelling',
    reference,
    phone,
    dueAt: now(),
  })
  await wakeReservations(tx)
  return true
}

/** Gives the table of a visit back that doesn’t take place. */
export async function giveTableBack(tx: Tx, collabUid: string): Promise<void> {
  const current = await lockTable(tx, collabUid)
  if (current) await giveBack(tx, current)
}

async function lockTable(tx: Tx, collabUid: string): Promise<Reservation | null> {
  const { state } = tableReservations
  const [row] = await tx
    .select()
    .from(tableReservations)
    .where(and(eq(tableReservations.collabUid, collabUid), notInArray(state, ['cancelling', 'cancelled'])))
    .for('update')
  return row ?? null
}

/** What never reached the system has nothing to be cancelled there. */
async function giveBack(tx: Tx, { uid, state, reference, askedAt, startsAt }: Reservation): Promise<void> {
  const isGone = state === 'full' || state === 'declined'
  const mayBeThere = (reference !== null || askedAt !== null) && !isGone && startsAt > now()
  await tx
    .update(tableReservations)
    .set(mayBeThere ? { state: 'cancelling', dueAt: now(), tries: 0 } : { state: 'cancelled', dueAt: null })
    .where(eq(tableReservations.uid, uid))
  if (mayBeThere) await wakeReservations(tx)
}

/** A venue disconnected its system: what wasn’t sent won’t be, and what was reserved stays there. Answers how many of those nobody needs any more. */
export async function dropUnsent(tx: Tx, brandUid: string): Promise<number> {
  const { state, reference, startsAt } = tableReservations
  const left = await tx.$count(
    tableReservations,
    and(eq(tableReservations.brandUid, brandUid), eq(state, 'cancelling'), isNotNull(reference), gt(startsAt, now())),
  )
  await tx
    .update(tableReservations)
    .set({ state: 'cancelled', dueAt: null })
    .where(and(eq(tableReservations.brandUid, brandUid), inArray(state, ['waiting', 'full', 'declined', 'cancelling'])))
  await leaveReserved(tx, brandUid)
  return left
}

/** What was reserved stays where it is and isn’t looked for any more: another site wouldn’t know it. */
export async function leaveReserved(tx: Tx, brandUid: string): Promise<void> {
  const { state } = tableReservations
  await tx
    .update(tableReservations)
    .set({ dueAt: null })
    .where(and(eq(tableReservations.brandUid, brandUid), inArray(state, ['reserved', 'requested'])))
}

/** A venue’s system works again: what waits for it is due now. */
export async function sendWaiting(tx: Tx, brandUid: string): Promise<void> {
  const { state, dueAt } = tableReservations
  await tx
    .update(tableReservations)
    .set({ dueAt: now() })
    .where(and(eq(tableReservations.brandUid, brandUid), inArray(state, ['waiting', 'cancelling']), gt(dueAt, now())))
  await wakeReservations(tx)
}
