import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import type { Actor } from '../../../../access/roles.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import { allow, may } from '../../../../access/server/policy.ts'
import type { BookingAccess, BookingProblem } from '../../../../adapters/bookings/bookings.ts'
import { dayMs, minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import type { SealedColumn } from '../../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../../kit/server/sealing.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { bookingSystemPolicy } from '../policy.ts'
import { bookingSystems, fullTables, tableReservations } from '../tables.ts'
import { closeBusySlots } from '../venue-calendar/close-slots.ts'
import { dropUnsent, leaveReserved, sendWaiting } from './reserve.ts'

const purpose = 'booking-system'
/** How often a system is asked for free tables; one that can’t be, less often. */
const everyMs = 30 * minuteMs
/** How far ahead full times are closed: as far as creators are offered times. What’s booked later is reserved all the same. */
export const asksAheadMs = 28 * dayMs
/** So far while the owner waits; the rest follows with the next reading. */
export const asksAtOnceMs = 10 * dayMs
const afterFailureMs = 60 * minuteMs

export const sealedBookingKeys: SealedColumn = {
  table: bookingSystems,
  column: bookingSystems.sealedKey,
  key: [bookingSystems.brandUid],
  purpose,
}

export type System = BookingAccess & {
  brandUid: string
  locationName: string | null
  phone: string
  briefUids: string[] | null
}
type Full = { briefUid: string; startsAt: Date }

/** The venue reads these in its settings. */
export const problemWords: Record<BookingProblem['reason'], string> = {
  down: 'Your booking system isn’t responding.',
  denied: 'Your booking system doesn’t accept this key. Check the key, its permissions and the site ID.',
  missing: 'Your booking system no longer knows this restaurant. Connect it again.',
  full: 'Your booking system has no table at this time.',
  refused: 'Your booking system refused a reservation. Check there that online reservations are on.',
  outdated: 'We can’t read your booking system’s reply. Try again later, and contact support if it stays like this.',
}

/** A stranger isn’t told that the venue exists; others of its team are told that this is its owners’. */
export function assertMay(actor: Actor, action: keyof typeof bookingSystemPolicy, brandUid: string): void {
  assertForBrand(actor, brandUid)
  allow(bookingSystemPolicy, actor, action, brandUid)
}

/** A venue’s system with its opened key; null where none is connected. */
export async function findSystem(db: Queryable, config: Config, brandUid: string): Promise<System | null> {
  const [row] = await db.select().from(bookingSystems).where(eq(bookingSystems.brandUid, brandUid))
  const key = row && unseal(config, purpose, row.sealedKey)
  if (!key) return null
  const { siteId, locationId, locationName, phone, briefUids } = row
  return { brandUid, key, siteId, locationId, locationName, phone, briefUids }
}

/** Keeps a system that has just been asked for the next free tables, in place of the one before; those after are asked for soon. */
export async function keepSystem(tx: Tx, config: Config, system: System, full: readonly Full[]): Promise<void> {
  const { brandUid, key, siteId, locationId, locationName, phone, briefUids } = system
  const fields = {
    siteId,
    locationId,
    locationName,
    phone,
    briefUids,
    sealedKey: seal(config, purpose, key),
    readAt: now(),
    nextAt: plus(now(), minuteMs),
    problem: null,
    failingSince: null,
  }
  const [before] = await tx.select().from(bookingSystems).where(eq(bookingSystems.brandUid, brandUid))
  const isOther = before !== undefined && before.siteId !== siteId
  if (isOther) await leaveReserved(tx, brandUid)
  await tx
    .insert(bookingSystems)
    .values({ brandUid, ...fields })
    .onConflictDoUpdate({ target: bookingSystems.brandUid, set: fields })
  if (isOther) await tx.delete(fullTables).where(eq(fullTables.brandUid, brandUid))
  await keepFull(tx, brandUid, full, asksAtOnceMs)
  await sendWaiting(tx, brandUid)
}

/** Keeps what came of asking again: which times are full, or why it can’t be asked; then what it said before still holds. */
export async function keepAnswer(tx: Tx, brandUid: string, answer: Full[] | BookingProblem): Promise<void> {
  const isAnswer = Array.isArray(answer)
  const [row] = await tx.select().from(bookingSystems).where(eq(bookingSystems.brandUid, brandUid)).for('update')
  if (!row) return
  if (isAnswer) {
    await tx
      .update(bookingSystems)
      .set({ readAt: now(), nextAt: plus(now(), everyMs) })
      .where(eq(bookingSystems.brandUid, brandUid))
    await keepFull(tx, brandUid, answer, asksAheadMs)
  } else
    await tx
      .update(bookingSystems)
      .set({ nextAt: plus(now(), afterFailureMs) })
      .where(eq(bookingSystems.brandUid, brandUid))
  await keepProblem(tx, brandUid, isAnswer ? null : answer)
  await pushToProfiles(tx, [brandUid], ['booking-system'], brandUid)
}

/**
 * Says why the system can’t be used, since when; null once it can again, and then what waits is sent. One refused table says
 * nothing about the others: it keeps to its own times.
 */
export async function keepProblem(tx: Tx, brandUid: string, problem: BookingProblem | null): Promise<void> {
  const [row] = await tx.select().from(bookingSystems).where(eq(bookingSystems.brandUid, brandUid)).for('update')
  if (!row || (!problem && !row.problem)) return
  await tx
    .update(bookingSystems)
    .set(
      problem
        ? { problem: problemWords[problem.reason], failingSince: row.failingSince ?? now() }
        : { problem: null, failingSince: null },
    )
    .where(eq(bookingSystems.brandUid, brandUid))
  if (!problem && row.problem !== problemWords.refused) await sendWaiting(tx, brandUid)
}

/** Keeps which times are full of those that were asked for. What was found full after them still is. */
async function keepFull(tx: Tx, brandUid: string, full: readonly Full[], askedMs: number): Promise<void> {
  await tx
    .delete(fullTables)
    .where(and(eq(fullTables.brandUid, brandUid), lte(fullTables.startsAt, plus(now(), askedMs))))
  for (let from = 0; from < full.length; from += 1_000)
    await tx
      .insert(fullTables)
      .values(full.slice(from, from + 1_000).map((slot) => ({ brandUid, ...slot })))
      .onConflictDoNothing()
  await closeBusySlots(tx, brandUid)
}

/** Closes one time, at which the system had no table just now. */
export async function closeFull(tx: Tx, brandUid: string, slot: Full): Promise<void> {
  await tx
    .insert(fullTables)
    .values({ brandUid, ...slot })
    .onConflictDoNothing()
  await closeBusySlots(tx, brandUid)
}

/** Forgets a venue’s system and opens its slots again. Answers how many tables of cancelled visits stay there; null where there was none. */
export async function dropSystem(tx: Tx, brandUid: string): Promise<number | null> {
  const gone = await tx.delete(bookingSystems).where(eq(bookingSystems.brandUid, brandUid)).returning()
  if (gone.length === 0) return null
  const left = await dropUnsent(tx, brandUid)
  await closeBusySlots(tx, brandUid)
  return left
}

/** The live briefs of a venue whose visits are by the hour, and `also` these. */
export async function briefsByHour(db: Queryable, brandUid: string, also: readonly string[] = []) {
  const { uid, title, guests, availability, timezone, liveFrom, liveUntil } = briefFacts
  const rows = await db
    .select({ uid, title, guests, availability, timezone, liveFrom, liveUntil })
    .from(briefFacts)
    .where(and(eq(briefFacts.brandUid, brandUid), or(eq(briefFacts.status, 'live'), inArray(uid, [...also]))))
    .orderBy(asc(briefFacts.title), asc(briefFacts.uid))
  return rows.filter((brief) => !brief.availability.stay)
}

export async function viewSystem(db: Queryable, actor: Actor, brandUid: string) {
  const [row] = await db.select().from(bookingSystems).where(eq(bookingSystems.brandUid, brandUid))
  const { brandUid: venue, startsAt, state } = tableReservations
  const ahead = and(eq(venue, brandUid), gt(startsAt, now()))
  const briefs = await briefsByHour(db, brandUid, row?.briefUids ?? [])
  return {
    system: row
      ? {
          siteId: row.siteId,
          location: row.locationName === null ? null : { id: row.locationId, name: row.locationName },
          phone: row.phone,
          briefUids: row.briefUids,
          readAt: row.readAt.toISOString(),
          problem: row.problem,
          failingSince: row.failingSince?.toISOString() ?? null,
          waiting: await db.$count(tableReservations, and(ahead, inArray(state, ['waiting', 'requested']))),
          reserved: await db.$count(tableReservations, and(ahead, inArray(state, ['reserved', 'kept']))),
          full: await db.$count(fullTables, and(eq(fullTables.brandUid, brandUid), gt(fullTables.startsAt, now()))),
        }
      : null,
    locations: [],
    briefs: briefs.map(({ uid, title }) => ({ uid, title })),
    can: {
      connect: may(bookingSystemPolicy, actor, 'connect', brandUid),
      disconnect: may(bookingSystemPolicy, actor, 'see', brandUid),
    },
  }
}
