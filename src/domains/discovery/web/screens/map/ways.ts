import { clockOf, dayKey, dayOf } from '../../../../../kit/web/format.ts'
import { distanceKm } from '../../../../briefs/fit.ts'
import { walkOf } from '../../../../briefs/walking.ts'
import type { MapVisit } from '../../../contract.ts'
import { type Days, spanOf } from '../../../days.ts'

type Place = { latitude: number; longitude: number }

/** Nearer than this is the same house. */
const sameHouseKm = 0.05

/** Visits of some days, of the venue's calendar; without any of the day of the next visit. */
export function visitsOn(visits: readonly MapVisit[], days: Days): MapVisit[] {
  const dayOfVisit = ({ startsAt, timezone }: MapVisit) => dayKey(startsAt, timezone)
  const [next] = visits
  const wanted = spanOf(days) ?? (next && { from: dayOfVisit(next), until: dayOfVisit(next) })
  return visits.filter((visit) => wanted && dayOfVisit(visit) >= wanted.from && dayOfVisit(visit) <= wanted.until)
}

/** `12 min walk from Café X at 15:00`: from the nearest of these visits to a place; null when nobody would walk it. */
export function walkWords(visits: readonly MapVisit[], place: Place, today: Date = new Date()): string | null {
  const [nearest] = visits
    .map((visit) => ({ ...visit, km: distanceKm(visit, place) ?? Infinity }))
    .toSorted((a, b) => a.km - b.km)
  const minutes = nearest && nearest.km >= sameHouseKm ? walkOf(nearest.km) : null
  return nearest && minutes !== null ? `${minutes} min walk from ${nearest.name} ${whenWords(nearest, today)}` : null
}

/** A visit as the map draws it, with the line to the next one where both are of one afternoon. */
export type DrawnVisit = Place & { words: string; way: { to: Place; words: string } | null }

export function drawnVisits(visits: readonly MapVisit[], today: Date = new Date()): DrawnVisit[] {
  return visits.map((visit, at) => {
    const { name, startsAt, timezone, latitude, longitude, walkToNext } = visit
    const to = visits[at + 1]
    const day = isOn(visit, today) ? '' : `${dayOf(startsAt, timezone, today)}, `
    return {
      latitude,
      longitude,
      words: `${day}${clockOf(startsAt, timezone)}\n${name}`,
      way: to && walkToNext !== null ? { to, words: `${walkToNext} min walk` } : null,
    }
  })
}

function whenWords(visit: MapVisit, today: Date): string {
  const { startsAt, timezone } = visit
  const clock = `at ${clockOf(startsAt, timezone)}`
  return isOn(visit, today) ? clock : `on ${dayOf(startsAt, timezone, today)} ${clock}`
}

const isOn = ({ startsAt, timezone }: MapVisit, day: Date) => dayKey(startsAt, timezone) === dayKey(day, timezone)
