import { slotsAt } from '../briefs/availability.ts'
import type { Calendar } from '../briefs/calendar.ts'
import { distanceKm } from '../briefs/fit.ts'
import { nightSlot, nightsOf, type StayDates } from '../briefs/stays.ts'

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
  return `Too close to ${other.name}, ${clock(other)} (about ${neededMinutes} min away, ${gapMinutes} min between).`
}

/** Who stays somewhere goes out for dinner: a stay is in the way of another stay alone. */
const visitsOf = (planned: readonly Planned[]) => planned.filter(({ checkInOn }) => checkInOn === null)

/** Says of a start at a venue which visit is in its way, with the way between the two. */
export function visitsInTheWay(
  planned: readonly Planned[],
  venue: Position,
  slotMinutes: number,
): (startsAt: Date) => string | null {
  const visits = visitsOf(planned)
  return (startsAt) => {
    const endsAt = new Date(startsAt.getTime() + slotMinutes * minuteMs)
    return clashWith(visits, { startsAt, endsAt }, (other) => distanceKm(venue, other))
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

/** Says of a start (ms) at a venue whether what is planned is in its way: a visit of a visit, a stay of a stay. */
export function takenBy(
  planned: readonly Planned[],
): (venue: Pick<Calendar, 'availability' | 'timezone'> & Position, start: number) => boolean {
  const visits = visitsOf(planned)
  const stayIn = visits.length < planned.length ? staysInTheWay(planned) : () => undefined
  return (venue, start) => {
    const { stay, slotMinutes } = venue.availability
    return stay
      ? slotsAt(venue, new Date(start)).some((night) => stayIn(night) !== undefined)
      : findClash(visits, start, start + slotMinutes * minuteMs, (other) => distanceKm(venue, other)) !== null
  }
}

/** `13:30–15:00`, on the venue’s clock. */
function clock({ startsAt, endsAt, timezone }: Appointment): string {
  const of = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return `${of(startsAt)}–${of(endsAt)}`
}
