import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { systemActor } from '../../../../access/roles.ts'
import { type Booked, BookingProblem, type Bookings, holdMs } from '../../../../adapters/bookings/bookings.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db, Tx } from '../../../../kit/server/database.ts'
import { workInLanes } from '../../../../kit/server/lanes.ts'
import type { Log } from '../../../../kit/server/log.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import { bookingSystems, tableReservations } from '../tables.ts'
import type { Reservation } from './reserve.ts'
import { countRefusal, settle } from './settle.ts'
import { findSystem, keepProblem, type System } from './system.ts'

/** A try must be over by then; a process that was killed meanwhile leaves it to be tried again. */
const leaseMs = 2 * minuteMs
const longestWaitMs = hourMs
/** So many venues’ systems are spoken to at the same time, each by one. */
const lanes = 5
/** How often the venue’s approval is looked for. */
const approvalMs = 30 * minuteMs
/** A venue that has to deal with a table itself was told; we keep trying this often. */
const stuckMs = 6 * hourMs
/** A reserved table is looked for each day, and so long before the visit. */
const lookEachMs = dayMs
const lastLookMs = 3 * hourMs

type Parts = { db: Db; config: Config; log: Log }

/** Reserves and cancels what is due. Each is claimed before it is sent, and no connection is held while the system is spoken to. */
export async function sendDueReservations(parts: Parts, bookings: Bookings): Promise<void> {
  await workInLanes(
    lanes,
    () => claim(parts.db),
    (claimed) => trySending(parts, bookings, claimed),
  )
}

/** Takes the next that is due, of a visit that tables given back first are for: nobody else finds it until the lease ends. */
async function claim(db: Db): Promise<Reservation | null> {
  for (;;) {
    const claimed = await db.transaction(claimIn)
    if (claimed !== 'taken') return claimed
  }
}

/** Another process may claim one of the same venue meanwhile: under the venue’s lock it’s looked at once more. */
async function claimIn(tx: Tx): Promise<Reservation | 'taken' | null> {
  const at = now()
  const { uid, brandUid, dueAt, claimedUntil, startsAt, state } = tableReservations
  const busy = tx.select({ brandUid }).from(tableReservations).where(gt(claimedUntil, at))
  const connected = tx.select({ brandUid: bookingSystems.brandUid }).from(bookingSystems)
  const isDue = and(
    lte(dueAt, at),
    gt(startsAt, at),
    or(isNull(claimedUntil), lte(claimedUntil, at)),
    inArray(brandUid, connected),
    notInArray(brandUid, busy),
  )
  const [next] = await tx
    .select({ uid, brandUid })
    .from(tableReservations)
    .where(isDue)
    .orderBy(asc(dueAt), asc(state))
    .limit(1)
  if (!next) return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`table-reservations:${next.brandUid}`}))`)
  const [claimed] = await tx
    .update(tableReservations)
    .set({ claimedUntil: plus(at, leaseMs), tries: sql`${tableReservations.tries} + 1` })
    .where(and(eq(uid, next.uid), isDue))
    .returning()
  return claimed ?? 'taken'
}

/** Never throws: what it could not write down is tried again when the lease ends. */
async function trySending(parts: Parts, bookings: Bookings, row: Reservation): Promise<void> {
  const { db, config, log } = parts
  try {
    const system = await findSystem(db, config, row.brandUid)
    if (!system) return
    const lapsesIn = unknownHoldMs(row)
    if (lapsesIn > 0) return await later(db, row, lapsesIn)
    try {
      const act = row.state === 'cancelling' ? cancel : row.state === 'reserved' ? look : reserve
      await act(parts, bookings, system, row)
      await db.transaction((tx) => keepProblem(tx, row.brandUid, null))
    } catch (error) {
      if (!(error instanceof BookingProblem)) throw error
      await db.transaction((tx) => keepProblem(tx, row.brandUid, error))
      if (row.state === 'waiting' && error.reason !== 'down')
        await db.transaction((tx) => countRefusal({ actor: systemActor, tx, config }, row))
      await later(db, row)
    }
  } catch (error) {
    log.error({ err: error, reservation: row.uid, tries: row.tries }, 'a table could not be reserved')
    await later(db, row).catch((again: unknown) =>
      log.error({ err: again, reservation: row.uid }, 'a failed reservation could not be stored'),
    )
  }
}

/** Frees a claim; twice as long each time until it is tried again. What was given back meanwhile is due at once. */
async function later(db: Db, { uid, state, tries, stuckAt }: Reservation, waitMs?: number): Promise<void> {
  const backOff = stuckAt ? stuckMs : Math.min(minuteMs * 2 ** Math.min(tries - 1, 10), longestWaitMs)
  const dueAt = plus(now(), waitMs ?? backOff)
  await db
    .update(tableReservations)
    .set({
      claimedUntil: null,
      dueAt: sql`case when ${tableReservations.state} = ${state} and ${tableReservations.dueAt} is not null
        then ${dueAt}::timestamptz else ${tableReservations.dueAt} end`,
    })
    .where(eq(tableReservations.uid, uid))
}

/** How long (ms) a table that was asked for without an answer may still be held: another one is asked for after that. */
function unknownHoldMs({ state, reference, askedAt }: Reservation): number {
  if (state !== 'waiting' || reference || !askedAt) return 0
  return plus(askedAt, holdMs).getTime() - now().getTime()
}

/** A table that was asked for without an answer may be held: the hold ends by itself. What becomes free is looked for soon. */
async function cancel({ db }: Parts, bookings: Bookings, system: System, row: Reservation): Promise<void> {
  if (row.reference) await bookings.cancel(system, row.reference, { phone: row.phone ?? system.phone })
  await db
    .update(tableReservations)
    .set({ state: 'cancelled', dueAt: null, claimedUntil: null })
    .where(eq(tableReservations.uid, row.uid))
  await db.update(bookingSystems).set({ nextAt: now() }).where(eq(bookingSystems.brandUid, row.brandUid))
}

/** Holds a table, then books it: a hold that nobody knows of ends by itself, and its reference can be booked only once. */
async function reserve(parts: Parts, bookings: Bookings, system: System, row: Reservation): Promise<void> {
  const { db, config } = parts
  const reference = row.reference ?? (await hold(db, bookings, system, row))
  if (reference === 'gone') return
  if (reference === 'full')
    return db.transaction((tx) => settle({ actor: systemActor, tx, config }, row, { state: 'full' }))
  const collab = await db.transaction((tx) => lockCollab(tx, systemActor, row.collabUid))
  const { name } = await getInfluencer(db, collab.influencerUid)
  const became = await bookings.book(system, reference, { name, phone: row.phone ?? system.phone })
  if (became === 'lapsed') {
    const heldAt = row.reference ? row.askedAt : now()
    // A hold that can’t have ended was refused for another reason: a new one would only take another table.
    if (row.state === 'waiting' && heldAt && now() < plus(heldAt, holdMs))
      throw new BookingProblem('refused', 'a held table could not be booked')
    if (row.state === 'requested')
      return db.transaction((tx) => settle({ actor: systemActor, tx, config }, row, { state: 'declined' }))
    await db
      .update(tableReservations)
      .set({ reference: null, phone: null, askedAt: null })
      .where(eq(tableReservations.uid, row.uid))
    return later(db, row, row.reference ? 0 : undefined)
  }
  await db.transaction((tx) =>
    settle({ actor: systemActor, tx, config }, row, { state: became, dueAt: nextLook(row, became) }),
  )
}

/** Looks whether a reserved table is still there: a restaurant cancels one in its own system. */
async function look({ db, config }: Parts, bookings: Bookings, system: System, row: Reservation): Promise<void> {
  const found = row.reference ? await bookings.look(system, row.reference) : 'lapsed'
  const became = found === 'lapsed' ? 'declined' : found
  await db.transaction((tx) =>
    settle({ actor: systemActor, tx, config }, row, { state: became, dueAt: nextLook(row, became) }),
  )
}

/** When a table is looked for next: what waits for an approval soon, what’s reserved each day and before the visit. */
function nextLook({ startsAt }: Reservation, became: Exclude<Booked, 'lapsed'>): Date | null {
  if (became === 'declined') return null
  if (became === 'requested') return plus(now(), approvalMs)
  const last = plus(startsAt, -lastLookMs)
  if (last <= now()) return null
  const next = plus(now(), lookEachMs)
  return next < last ? next : last
}

/** Keeps a table for this row. That it is being asked for stands in the row before, so that it is never asked for twice at once. */
async function hold(db: Db, bookings: Bookings, system: System, row: Reservation): Promise<string> {
  const { uid } = row
  const asked = await db
    .update(tableReservations)
    .set({ askedAt: now() })
    .where(and(eq(tableReservations.uid, uid), eq(tableReservations.state, 'waiting')))
    .returning({ uid: tableReservations.uid })
  if (asked.length === 0) {
    await later(db, row)
    return 'gone'
  }
  try {
    const reference = await bookings.hold(system, row)
    const [kept] = await db
      .update(tableReservations)
      .set({ reference, phone: system.phone })
      .where(eq(tableReservations.uid, uid))
      .returning({ state: tableReservations.state })
    if (kept?.state === 'waiting') return reference
    await later(db, row)
    return 'gone'
  } catch (error) {
    if (!(error instanceof BookingProblem)) throw error
    // It said no: no table is held. Without an answer nobody knows.
    if (error.reason !== 'down' && error.reason !== 'outdated')
      await db.update(tableReservations).set({ askedAt: null }).where(eq(tableReservations.uid, uid))
    if (error.reason === 'full') return 'full'
    throw error
  }
}
