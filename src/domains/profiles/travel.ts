import type { City } from './vocabulary.ts'

/** Days of both ends included, as the calendar of the city has them. */
export type Trip = { city: City; from: string; until: string }

/** The trips that are under way or ahead on a day, soonest first. */
export function tripsAhead(travel: readonly Trip[], today: string): Trip[] {
  return travel.filter(({ until }) => until >= today).toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Whether somebody is in a city on a day for a trip alone. */
export function isOnTrip(trips: readonly Trip[], day: string): boolean {
  return trips.some(({ from, until }) => from <= day && day <= until)
}
