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

/** Minutes to allow between two places: none at the same one, else a quarter of an hour, and 3 minutes a kilometre in town, 1 beyond 30 km. */
export function travelMinutes(km: number | null): number {
  if (km === null) return 15
  if (km < 0.1) return 0
  return Math.round(15 + Math.min(km, 30) * 3 + Math.max(0, km - 30))
}

/** What a new appointment clashes with, as a sentence; null when it can be made. `kmTo` is how far apart the two are. */
export function clashWith(
  planned: readonly Appointment[],
  wanted: Pick<Appointment, 'startsAt' | 'endsAt'>,
  kmTo: (other: Appointment) => number | null,
): string | null {
  for (const other of planned) {
    const at = clock(other)
    if (other.startsAt < wanted.endsAt && wanted.startsAt < other.endsAt)
      return `You’re at ${other.name} from ${at.from} to ${at.until} that day.`
    const km = kmTo(other)
    const needed = travelMinutes(km)
    const gap = Math.round(
      Math.max(wanted.startsAt.getTime() - other.endsAt.getTime(), other.startsAt.getTime() - wanted.endsAt.getTime()) /
        minuteMs,
    )
    if (gap >= needed) continue
    const far = km === null ? '' : ` ${Math.round(km * 10) / 10} km away,`
    return `There are only ${gap} minutes between this and ${other.name} (${at.from} to ${at.until}):${far} allow about ${needed}.`
  }
  return null
}

function clock({ startsAt, endsAt, timezone }: Appointment): { from: string; until: string } {
  const of = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return { from: of(startsAt), until: of(endsAt) }
}
