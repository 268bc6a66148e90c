import type { Trip } from '../profiles/travel.ts'

/** So many days ahead are told. */
export const freeDaysAhead = 14
const dayMs = 86_400_000

/** Visits that are booked, from the first of their days to the last. */
export type Booked = { from: string; until: string }

/**
 * The days ahead on which a creator has no visit booked and no trip, as stretches of days. Where they are on the others,
 * nobody learns.
 */
export function freeDays(booked: readonly Booked[], trips: readonly Trip[], today: string): Booked[] {
  const taken = [...booked, ...trips]
  const days = Array.from({ length: freeDaysAhead }, (_, nth) =>
    new Date(Date.parse(today) + nth * dayMs).toISOString().slice(0, 10),
  )
  const stretches: Booked[] = []
  let isOpen = false
  for (const day of days) {
    const isFree = !taken.some(({ from, until }) => from <= day && day <= until)
    const last = stretches.at(-1)
    if (isFree && isOpen && last) last.until = day
    else if (isFree) stretches.push({ from: day, until: day })
    isOpen = isFree
  }
  return stretches
}
