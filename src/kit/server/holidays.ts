import { DateTime } from 'luxon'
import { dayMs } from './clock.ts'
import type { OpeningHours } from './opening-hours.ts'

/** A country, with a region where its holidays differ: `AE`, `GB-ENG`. */
const placePattern = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/
export const isHolidayPlace = (text: string) => placePattern.test(text)

type NamesByDay = ReadonlyMap<string, string>

/** A year’s holidays of a place don’t change while we run. */
const known = new Map<string, NamesByDay>()

// Large, and loaded only by a process that is asked for it.
const loadHolidays = async () => (await import('date-holidays')).default

/** Whether the public holidays of a place are known: of a country, or of one of its regions. */
export async function knowsHolidaysOf(place: string): Promise<boolean> {
  const holidays = new (await loadHolidays())()
  const [country = '', state] = place.split('-')
  if (!(country in holidays.getCountries())) return false
  return state === undefined || state in (holidays.getStates(country) ?? {})
}

/** Public holidays of a place in a year, each day of longer ones, by the place’s calendar. */
async function loadYear(place: string, year: number): Promise<NamesByDay> {
  const key = `${place} ${year}`
  const before = known.get(key)
  if (before) return before
  const Holidays = await loadHolidays()
  const [country = '', state] = place.split('-')
  const names = new Map<string, string>()
  for (const { date, start, end, name, type } of new Holidays({ country, ...(state && { state }) }).getHolidays(
    year,
    'en',
  )) {
    if (type !== 'public') continue
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs))
    const first = DateTime.fromISO(date.slice(0, 10), { zone: 'utc' })
    for (let nth = 0; nth < days; nth += 1) names.set(first.plus({ days: nth }).toISODate() ?? '', name)
  }
  known.set(key, names)
  return names
}

/** Hours without the public holidays of these places, in the year of `at` and those beside it. */
export async function withoutHolidays(hours: OpeningHours, places: readonly string[], at: Date): Promise<OpeningHours> {
  const { year } = DateTime.fromJSDate(at, { zone: hours.zone })
  const wanted = [...new Set(places.filter(isHolidayPlace))].flatMap((place) =>
    [year - 1, year, year + 1].map((of) => loadYear(place, of)),
  )
  const calendars = await Promise.all(wanted)
  return { ...hours, holidayOn: (day) => calendars.find((names) => names.has(day))?.get(day) ?? null }
}
