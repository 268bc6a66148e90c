import { and, type AnyColumn, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { slotsAt, slotsBetween } from '../../briefs/availability.ts'
import type { Calendar } from '../../briefs/calendar.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { nightSlot, nightsOf } from '../../briefs/stays.ts'
import { slots, type visits } from './tables.ts'

/** When something takes place: a visit, or what is waited for. */
export type When = Pick<typeof visits.$inferSelect, 'startsAt' | 'checkInOn' | 'checkOutOn'>

/** The slots that a visit takes, in order: that of its start, or one for each night of a stay. */
export function slotsOf({ startsAt, checkInOn, checkOutOn }: When): Date[] {
  return checkInOn && checkOutOn ? nightsOf({ checkInOn, checkOutOn }).map(nightSlot) : [startsAt]
}

/**
 * Holds the slots of visits or waits, as `lockSlots` does. Giving nights back reaches on to those of whoever waits, in no
 * order, so the stays of a brief go one after the other.
 */
export async function lockSlotsOf(
  tx: Tx,
  briefUid: string,
  whens: readonly (When | null | undefined)[],
): Promise<void> {
  const known = whens.filter((when) => when != null)
  if (known.some(({ checkInOn }) => checkInOn !== null))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stays:${briefUid}`}))`)
  await lockSlots(tx, briefUid, known.flatMap(slotsOf))
}

/**
 * Holds slots until the transaction ends. Whatever happens to a slot (booking, leaving, offering, confirming) holds it
 * first, the earlier of two before the later.
 */
export async function lockSlots(tx: Tx, briefUid: string, starts: readonly (Date | null | undefined)[]): Promise<void> {
  const inOrder = [...new Set(starts.flatMap((start) => (start ? [start.getTime()] : [])))].sort((a, b) => a - b)
  for (const start of inOrder) {
    await tx
      .insert(slots)
      .values({ briefUid, startsAt: new Date(start), taken: 0 })
      .onConflictDoUpdate({ target: [slots.briefUid, slots.startsAt], set: { taken: sql`${slots.taken}` } })
  }
}

/** Takes one place of a slot: one statement decides, so it is never overbooked however many try at once. */
export async function takeSlot(
  tx: Tx,
  briefUid: string,
  startsAt: Date,
  capacity: number,
  full = 'That time was just taken. Choose another, or join the waitlist.',
): Promise<void> {
  const taken = await tx
    .insert(slots)
    .values({ briefUid, startsAt, taken: 1 })
    .onConflictDoUpdate({
      target: [slots.briefUid, slots.startsAt],
      set: { taken: sql`${slots.taken} + 1` },
      setWhere: and(lt(slots.taken, capacity), eq(slots.closed, false)),
    })
    .returning({ taken: slots.taken })
  if (taken.length === 0) throw new CallError('failed-precondition', full)
}

/** Gives one place of a slot back to everyone. */
export async function releaseSlot(tx: Tx, briefUid: string, startsAt: Date): Promise<void> {
  await tx
    .update(slots)
    .set({ taken: sql`greatest(${slots.taken} - 1, 0)` })
    .where(and(eq(slots.briefUid, briefUid), eq(slots.startsAt, startsAt)))
}

/** How many places are left at each start; a start nobody took has all. Of a check-in, those of its fullest night. */
export async function spotsLeft(db: Queryable, brief: Brief, starts: readonly Date[]): Promise<Map<number, number>> {
  const needed = new Map(starts.map((start) => [start.getTime(), slotsAt(brief, start)]))
  const keys = [...new Set([...needed.values()].flat())].sort((a, b) => a - b).map((key) => new Date(key))
  const left = await leftIn(db, brief, keys)
  return new Map(
    [...needed].map(([start, slotsNeeded]) => [start, Math.min(...slotsNeeded.map((slot) => left.get(slot) ?? 0))]),
  )
}

/** How many places each of these slots has left, which are in order. */
export async function leftIn(
  db: Queryable,
  brief: Pick<Brief, 'uid' | 'availability'>,
  starts: readonly Date[],
): Promise<Map<number, number>> {
  const first = starts[0]
  const last = starts.at(-1)
  const { capacity } = brief.availability
  const left = new Map(starts.map((start) => [start.getTime(), capacity]))
  if (!first || !last) return left
  const rows = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.briefUid, brief.uid),
        gte(slots.startsAt, first),
        lt(slots.startsAt, plus(last, 1)),
        or(gt(slots.taken, 0), slots.closed),
      ),
    )
  for (const row of rows)
    if (left.has(row.startsAt.getTime()))
      left.set(row.startsAt.getTime(), row.closed ? 0 : Math.max(0, capacity - row.taken))
  return left
}

/** Which of these starts of a brief the venue’s own calendar closes, in ms. */
export async function closedAmong(db: Queryable, briefUid: string, starts: readonly Date[]): Promise<Set<number>> {
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return new Set()
  const rows = await db
    .select({ startsAt: slots.startsAt })
    .from(slots)
    .where(
      and(eq(slots.briefUid, briefUid), gte(slots.startsAt, first), lt(slots.startsAt, plus(last, 1)), slots.closed),
    )
  return new Set(rows.map((row) => row.startsAt.getTime()))
}

const takenSlots = prepared((db) =>
  db
    .select()
    .from(slots)
    .where(
      and(
        sql`${slots.briefUid} = any(${sql.placeholder('briefs')})`,
        gte(slots.startsAt, sql.placeholder('from')),
        sql`${slots.startsAt} < coalesce(${sql.placeholder('until')}::timestamptz, 'infinity')`,
      ),
    )
    .prepare('taken_slots'),
)

/** That nobody can take a spot of a slot: it is full, or the venue is busy. */
export const isFull = (capacity: SQL): SQL => sql`(${slots.taken} >= ${capacity} or ${slots.closed})`

/** The starts (ms) of a brief's slots from a moment on that have no place left, for a statement about the brief: as JSON, which is read quicker than an array. */
export function fullStarts(briefUid: AnyColumn | SQL, capacity: SQL, from: SQL): SQL<number[]> {
  return sql`array_to_json(array(select extract(epoch from ${slots.startsAt})::float8 * 1000 from ${slots}
    where ${slots.briefUid} = ${briefUid} and ${slots.startsAt} >= ${from} and ${isFull(capacity)}))`
}

/** Taken places of many briefs' slots from a moment on (until another), in one query: brief uid → start (ms) → taken, all of a slot that the venue’s calendar closes. */
export async function takenFrom(
  db: Queryable,
  briefUids: readonly string[],
  from: Date,
  until: Date | null = null,
): Promise<Map<string, Map<number, number>>> {
  const taken = new Map<string, Map<number, number>>()
  if (briefUids.length === 0) return taken
  const rows = await takenSlots(db, { briefs: [...briefUids], from, until })
  for (const row of rows) {
    const ofBrief = taken.get(row.briefUid) ?? new Map<number, number>()
    taken.set(row.briefUid, ofBrief.set(row.startsAt.getTime(), row.closed ? Number.POSITIVE_INFINITY : row.taken))
  }
  return taken
}

/**
 * The first start of a span that can be booked at `at` and has a place left, of what `takenFrom` says is taken; null when there is
 * none. `isTaken` says which starts nobody asks for, by ms.
 */
export function firstFree(
  calendar: Calendar,
  taken: ReadonlyMap<number, number> | undefined,
  { from, until }: { from: Date; until: Date },
  at: Date,
  isTaken: (start: number) => boolean = () => false,
): Date | null {
  const { capacity } = calendar.availability
  const isFree = (slot: number) => (taken?.get(slot) ?? 0) < capacity
  const fits = (start: Date) => slotsAt(calendar, start).every(isFree) && !isTaken(start.getTime())
  return slotsBetween(calendar, from, until, at).find(fits) ?? null
}
