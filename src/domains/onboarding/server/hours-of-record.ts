import type { BrandFields } from '../../profiles/brand-profile.ts'

type Hours = BrandFields['openingHours']
const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const mostTimes = 28

/** The opening hours of a schema.org record, in either of its two ways of writing; undefined where there are none. */
export function readHours(record: Record<string, unknown>): Hours | undefined {
  const specified = listOf(record.openingHoursSpecification).flatMap((one) => {
    if (typeof one !== 'object' || one === null) return []
    const { dayOfWeek, opens, closes } = one as Record<string, unknown>
    return timesOn(listOf(dayOfWeek).map(dayNumber), clock(opens), clock(closes))
  })
  const written = listOf(record.openingHours).flatMap((one) => (typeof one === 'string' ? readLine(one) : []))
  const hours = (specified.length > 0 ? specified : written)
    .toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))
    .slice(0, mostTimes)
  return hours.length > 0 ? hours : undefined
}

/** `Mo-Fr 09:00-17:00`, `Sa,Su 10:00-16:00`. */
function readLine(line: string): Hours {
  const match = /^([A-Za-z,\s-]+?)\s+(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)/.exec(line.trim())
  if (!match) return []
  const [, names = '', from, to] = match
  const on = names.split(/[,\s]+/).flatMap((part) => {
    const [first, last = first] = part.split('-').map(dayNumber)
    if (!first || !last) return []
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_none, at) => ((first - 1 + at) % 7) + 1)
  })
  return timesOn(on, clock(from), clock(to))
}

function timesOn(weekdays: readonly number[], from: string | null, to: string | null): Hours {
  // From midnight to midnight is how some write that they are closed.
  if (!from || !to || from === to) return []
  return weekdays.filter((weekday) => weekday > 0).map((weekday) => ({ weekday, from, to }))
}

/** 1 for Monday; 0 for what is no day. */
function dayNumber(name: unknown): number {
  if (typeof name !== 'string') return 0
  return (
    days.indexOf(
      name
        .replace(/^https?:\/\/schema\.org\//, '')
        .slice(0, 2)
        .toLowerCase(),
    ) + 1
  )
}

function clock(time: unknown): string | null {
  const match = /^(\d{1,2}):(\d\d)/.exec(typeof time === 'string' ? time : '')
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) return null
  return `${String(Number(match[1]) % 24).padStart(2, '0')}:${match[2]}`
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.slice(0, 50) : [value]
}
