import { mustGet } from '../../kit/contract/must.ts'
import { slotsAt } from '../briefs/availability.ts'
import type { Calendar } from '../briefs/calendar.ts'
import { distanceKm } from '../briefs/fit.ts'
import { nightSlot, nightsOf, type StayDates } from '../briefs/stays.ts'
import { walkOf } from '../briefs/walking.ts'

/** Two visits of one influencer that cannot both be made: they overlap, or one cannot get from one to the other. */
const minuteMs = 60_000

/** A visit with where it is; a place without a position is taken to be near. */
export type Appointment = {
  startsAt: Date
  endsAt: Date
  name: string
  timezone: string
  latitude: number | null
  longitude: number | null
}

/** A visit or a stay that a creator has booked and not made yet. */
export type Planned = Appointment & { checkInOn: string | null; checkOutOn: string | null }

type Position = Pick<Appointment, 'latitude' | 'longitude'>

/** Minutes to allow between two places: none at the same one, else a quarter of an hour, and 3 minutes a kilometre in town, 1 beyond 30 km. */
export function travelMinutes(km: number | null): number {
  if (km === null) return 15
  if (km < 0.1) return 0
  return Math.round(15 + Math.min(km, 30) * 3 + Math.max(0, km - 30))
}

type Clash<Other> = { other: Other; neededMinutes: number; gapMinutes: number }

/** The first of what is planned that clashes with something new from and until a moment (ms); a gap below 0 is an overlap. `kmTo` is how far apart the two are. */
function findClash<Other extends Pick<Appointment, 'startsAt' | 'endsAt'>>(
  planned: readonly Other[],
  from: number,
  until: number,
  kmTo: (other: Other) => number | null,
): Clash<Other> | null {
  for (const other of planned) {
    const gap = Math.max(from - other.endsAt.getTime(), other.startsAt.getTime() - until)
    const gapMinutes = Math.round(gap / minuteMs)
    if (gap < 0) return { other, neededMinutes: 0, gapMinutes }
    const neededMinutes = travelMinutes(kmTo(other))
    if (gapMinutes < neededMinutes) return { other, neededMinutes, gapMinutes }
  }
  return null
}

/** What a new appointment clashes with, as a sentence; null when it can be made. `kmTo` is how far apart the two are. */
export function clashWith(
  planned: readonly Appointment[],
  wanted: Pick<Appointment, 'startsAt' | 'endsAt'>,
  kmTo: (other: Appointment) => number | null,
): string | null {
  const clash = findClash(planned, wanted.startsAt.getTime(), wanted.endsAt.getTime(), kmTo)
  if (!clash) return null
  const { other, neededMinutes, gapMinutes } = clash
  if (other.startsAt < wanted.endsAt && wanted.startsAt < other.endsAt)
    return `You’re at ${other.name}, ${clock(other)}.`
  return `Too close to ${other.name}, ${clock(other)} (about ${neededMinutes} min away, ${gapMinutes} min in between).`
}

/** Visits with so much between them are of one afternoon. */
const afternoonMs = 4 * 3_600_000

/**
 * The walks between a new appointment and the visits before and after it of the same afternoon, as sentences; null when there are
 * none. A walk that takes longer than the time between is said to be: there are faster ways than on foot.
 */
function walksTo(
  planned: readonly Appointment[],
  wanted: Pick<Appointment, 'startsAt' | 'endsAt'>,
  kmTo: (other: Appointment) => number | null,
): string | null {
  const sayWalk = (other: Appointment | undefined, gapMs: number, way: 'from' | 'to') => {
    const minutes = other ? walkOf(kmTo(other)) : null
    if (!other || minutes === null) return []
    const gapMinutes = Math.round(gapMs / minuteMs)
    const isLate = minutes > gapMinutes
    const fits = isLate ? `, but there are only ${gapMinutes} min in between` : ''
    return [`About ${minutes} min walk ${way} your ${clockAt(other.startsAt, other.timezone)} at ${other.name}${fits}.`]
  }
  const before = planned.filter(({ endsAt }) => endsAt <= wanted.startsAt)
  const after = planned.filter(({ startsAt }) => startsAt >= wanted.endsAt)
  const last = before.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0]
  const next = after.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0]
  const words = [
    ...sayWalk(last, wanted.startsAt.getTime() - (last?.endsAt.getTime() ?? 0), 'from'),
    ...sayWalk(next, (next?.startsAt.getTime() ?? 0) - wanted.endsAt.getTime(), 'to'),
  ]
  return words.length > 0 ? words.join(' ') : null
}

/**
 * Minutes on foot from a visit to a later one of the same afternoon; null where they clash, where the walk takes longer than the time
 * between, and for what nobody walks.
 */
export function walkToNext(visit: Appointment, next: Appointment): number | null {
  const gapMs = next.startsAt.getTime() - visit.endsAt.getTime()
  const km = distanceKm(visit, next)
  const minutes = walkOf(km)
  if (minutes === null || gapMs > afternoonMs || gapMs < minutes * minuteMs) return null
  return clashWith([visit], next, () => km) ? null : minutes
}

/** Who stays somewhere goes out for dinner: a stay is in the way of another stay alone. */
const visitsOf = (planned: readonly Planned[]) => planned.filter(({ checkInOn }) => checkInOn === null)

/** What the other visits of a creator mean for a start: which is in its way, and the walks to those that are not. */
export type AmongVisits = { clash: string | null; walk: string | null }

/** Says of a start at a venue which visit is in its way, with the way between the two, or how far the others are on foot. */
export function amongVisits(
  planned: readonly Planned[],
  venue: Position,
  slotMinutes: number,
): (startsAt: Date) => AmongVisits {
  const visits = visitsOf(planned)
  return (startsAt) => {
    const wanted = { startsAt, endsAt: new Date(startsAt.getTime() + slotMinutes * minuteMs) }
    const kmTo = (other: Appointment) => distanceKm(venue, other)
    const near = visits.filter(
      (other) =>
        other.startsAt.getTime() - wanted.endsAt.getTime() <= afternoonMs &&
        startsAt.getTime() - other.endsAt.getTime() <= afternoonMs,
    )
    const clash = clashWith(visits, wanted, kmTo)
    return { clash, walk: clash ? null : walksTo(near, wanted, kmTo) }
  }
}

/** Says of a start at a venue which time that the creator’s unanswered requests name it could not be made with. */
export function amongRequests(
  asked: readonly Planned[],
  venue: Position,
  slotMinutes: number,
): (startsAt: Date) => string | null {
  const visits = visitsOf(asked)
  return (startsAt) => {
    const from = startsAt.getTime()
    const clash = findClash(visits, from, from + slotMinutes * minuteMs, (other) => distanceKm(venue, other))
    if (!clash) return null
    const { name, startsAt: at, timezone } = clash.other
    const day = weekday(at, timezone)
    return `You asked ${name} for ${clockAt(at, timezone)} ${day === weekday(startsAt, timezone) ? 'that day' : `on ${day}`}.`
  }
}

/** Says of a night, by its slot (ms), where it is stayed already. */
export function staysInTheWay(
  planned: readonly Planned[],
): (slot: number) => (StayDates & Pick<Planned, 'name'>) | undefined {
  const stays = planned.flatMap(({ name, checkInOn, checkOutOn }) =>
    checkInOn && checkOutOn ? [{ name, checkInOn, checkOutOn }] : [],
  )
  const byNight = new Map(
    stays.flatMap((stay) => nightsOf(stay).map((night) => [nightSlot(night).getTime(), stay] as const)),
  )
  return (slot) => byNight.get(slot)
}

/**
 * Says of a venue, and of a start (ms) there, whether what is planned is in its way: a visit of a visit, a stay of a stay. How far
 * apart they are is found once for each venue: a visit abroad is in the way of every start for days.
 */
export function takenBy(
  planned: readonly Planned[],
): (venue: Pick<Calendar, 'availability' | 'timezone'> & Position) => (start: number) => boolean {
  const visits = visitsOf(planned)
  const stayIn = visits.length < planned.length ? staysInTheWay(planned) : () => undefined
  return (venue) => {
    const { stay, slotMinutes } = venue.availability
    if (stay) return (start) => slotsAt(venue, new Date(start)).some((night) => stayIn(night) !== undefined)
    if (visits.length === 0) return () => false
    const km = new Map(visits.map((other) => [other, distanceKm(venue, other)]))
    return (start) => findClash(visits, start, start + slotMinutes * minuteMs, (other) => mustGet(km, other)) !== null
  }
}

/** `13:30–15:00`, on the venue’s clock. */
function clock({ startsAt, endsAt, timezone }: Appointment): string {
  return `${clockAt(startsAt, timezone)}–${clockAt(endsAt, timezone)}`
}

function weekday(at: Date, timezone: string): string {
  return at.toLocaleDateString('en-GB', { weekday: 'long', timeZone: timezone })
}

function clockAt(at: Date, timezone: string): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
}
