/** Hours of a week: weekdays as in ISO 8601, 1 is Monday. An end that is not after its start is on the next day. */
export type WeekHours = { weekday: number; from: string; to: string }

/** Minutes of the week from Monday 00:00, the end not included. */
export type Span = { from: number; until: number }

const dayMinutes = 1_440
const weekMinutes = 7 * dayMinutes
/** A night that goes on after midnight is one with its evening up to here; what is later is a morning of its own. */
const nightEnds = 6 * 60

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function clockOf(minutes: number): string {
  const inDay = minutes % dayMinutes
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function spanOf({ weekday, from, to }: WeekHours): Span {
  const start = (weekday - 1) * dayMinutes + minutesOf(from)
  return { from: start, until: start + ((minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes) }
}

/** A span as hours of the day it begins on. A whole day has no end of its own, so it is two halves. */
function hoursOf({ from, until }: Span): WeekHours[] {
  if (until - from >= dayMinutes)
    return [
      ...hoursOf({ from, until: from + dayMinutes / 2 }),
      ...hoursOf({ from: from + dayMinutes / 2, until: from + dayMinutes }),
    ]
  const weekday = Math.floor((from % weekMinutes) / dayMinutes) + 1
  return [{ weekday, from: clockOf(from), to: clockOf(until) }]
}

/** A span where it stands beside another: Sunday night goes on in Monday, a week earlier. */
function besides(span: Span, other: Span): Span {
  for (const shift of [weekMinutes, -weekMinutes])
    if (span.from + shift < other.until && span.until + shift > other.from)
      return { from: span.from + shift, until: span.until + shift }
  return span
}

/** How much of a span the hours cover. */
export function coverOf(hours: readonly WeekHours[], span: Span): 'all' | 'some' | 'none' {
  let covered = 0
  // Hours that overlap would count twice: what is covered is followed from one end to the other.
  let at = span.from
  const spans = hours.map((one) => besides(spanOf(one), span)).toSorted((a, b) => a.from - b.from)
  for (const { from, until } of spans) {
    const start = Math.max(from, at)
    const end = Math.min(until, span.until)
    if (end <= start) continue
    covered += end - start
    at = end
  }
  if (covered === 0) return 'none'
  return covered === span.until - span.from ? 'all' : 'some'
}

/** The hours without a span; what does not meet it stays as it is. */
export function without(hours: readonly WeekHours[], span: Span): WeekHours[] {
  return hours.flatMap((one) => {
    const own = besides(spanOf(one), span)
    if (own.until <= span.from || own.from >= span.until) return [one]
    return [
      { from: own.from, until: Math.min(own.until, span.from) },
      { from: Math.max(own.from, span.until), until: own.until },
    ]
      .filter(({ from, until }) => until > from)
      .flatMap((rest) => hoursOf({ from: rest.from + weekMinutes, until: rest.until + weekMinutes }))
  })
}

/** Whether a span can be said as one: on one day, or an evening with its night. */
function isOne({ from, until }: Span): boolean {
  const midnight = (Math.floor(from / dayMinutes) + 1) * dayMinutes
  return until - from <= dayMinutes && until <= midnight + nightEnds
}

/** The hours with a span. It becomes one with what it meets or touches; what it does not meet stays as it is. */
export function withSpan(hours: readonly WeekHours[], span: Span): WeekHours[] {
  let drawn = span
  const others: WeekHours[] = []
  for (const one of hours) {
    const own = touching(spanOf(one), drawn)
    const both = own && { from: Math.min(own.from, drawn.from), until: Math.max(own.until, drawn.until) }
    if (both && isOne(both)) drawn = both
    else others.push(one)
  }
  const shifted = { from: drawn.from + weekMinutes, until: drawn.until + weekMinutes }
  return inOrder([...without(others, drawn), ...hoursOf(shifted)])
}

/** A span where it meets or touches another; null where it does neither. */
function touching(span: Span, other: Span): Span | null {
  for (const shift of [0, weekMinutes, -weekMinutes]) {
    const own = { from: span.from + shift, until: span.until + shift }
    if (own.from <= other.until && own.until >= other.from) return own
  }
  return null
}

/** Through the week, the earlier of a day first. */
export function inOrder(hours: readonly WeekHours[]): WeekHours[] {
  return hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))
}

/** The hours of one day on other days too, in place of theirs. */
export function copyDay(hours: readonly WeekHours[], weekday: number, to: readonly number[]): WeekHours[] {
  const days = to.filter((day) => day !== weekday)
  const own = hours.filter((one) => one.weekday === weekday)
  return inOrder([
    ...hours.filter((one) => !days.includes(one.weekday)),
    ...days.flatMap((day) => own.map((one) => ({ ...one, weekday: day }))),
  ])
}

/** A rectangle of the grid, `minutes` of several days, as spans. */
export function spansOf(days: { from: number; until: number }, minutes: Span): Span[] {
  return Array.from({ length: days.until - days.from + 1 }, (_, at) => {
    const start = (days.from + at - 1) * dayMinutes
    return { from: start + minutes.from, until: start + minutes.until }
  })
}

export const clockWords = (minutes: number): string => (minutes === dayMinutes ? '24:00' : clockOf(minutes))
