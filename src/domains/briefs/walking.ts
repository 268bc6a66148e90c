/** Walking in a city: 5 km an hour, on streets that are 1.3 times as long as the line between two places. */
const kmPerHour = 5
const streets = 1.3
/** What is farther is no walk between two visits. */
const farthestMinutes = 60

/** About how many minutes a distance takes on foot; at least one. */
export const walkingMinutes = (km: number): number => Math.max(1, Math.round(((km * streets) / kmPerHour) * 60))

/** The same, or null for what nobody walks. */
export function walkOf(km: number | null): number | null {
  const minutes = km === null ? null : walkingMinutes(km)
  return minutes === null || minutes > farthestMinutes ? null : minutes
}
