/** Words of dates and clocks that browser and server share, so that both write them alike. */

const years = new Map<string, Intl.DateTimeFormat>()

/** What a date's format needs besides day and month: its year, where it is another than the present one in that timezone. */
export function otherYear(at: Date, timezone: string, present: Date): { year?: 'numeric' } {
  if (Number.isNaN(at.getTime())) return {}
  let format = years.get(timezone)
  if (!format) years.set(timezone, (format = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: timezone })))
  return format.format(at) === format.format(present) ? {} : { year: 'numeric' }
}

/** Zones that many cities share, by what people there call their time: in Berlin nobody goes by Paris time. */
const shared: Readonly<Record<string, string>> = {
  'Europe/Paris': 'Central European time',
  'America/New_York': 'Eastern time',
  'Australia/Sydney': 'Australian Eastern time',
}

/** `London time`: whose clock it is. UTC is nobody's and keeps its name. */
export function timezoneName(timezone: string): string {
  const known = shared[timezone]
  if (known) return known
  const place = timezone.split('/').at(-1) ?? timezone
  return place === 'UTC' ? place : `${place.replaceAll('_', ' ')} time`
}

/** “1 June 2026” for the day 2026-06-01, for sentences in which it stands alone. */
export function dayInWords(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${day}T12:00:00Z`))
}
