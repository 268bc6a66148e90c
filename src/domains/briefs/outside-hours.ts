import { minutesOf, type Window } from './brief.ts'

const dayMinutes = 1_440
const weekMinutes = 7 * dayMinutes
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The minutes of a week that a window covers; an end that is not after its start is on the next day. */
function* minutesIn({ weekday, from, to }: Window): Generator<number> {
  const start = (weekday - 1) * dayMinutes + minutesOf(from)
  const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes
  for (let minute = start; minute < start + length; minute += 1) yield minute % weekMinutes
}

/** The windows in which a venue is not open all the time. Without opening hours nobody knows, and none is one. */
export function outsideHours(windows: readonly Window[], openingHours: readonly Window[]): Window[] {
  if (openingHours.length === 0) return []
  const open = new Set(openingHours.flatMap((hours) => [...minutesIn(hours)]))
  return windows.filter((window) => {
    for (const minute of minutesIn(window)) if (!open.has(minute)) return true
    return false
  })
}

/** What is said of visit times that do not fit; null where all do. */
export function outsideHoursWords(windows: readonly Window[], openingHours: readonly Window[]): string | null {
  const outside = outsideHours(windows, openingHours)
  if (outside.length === 0) return null
  const times = outside.map(({ weekday, from, to }) => `${shortDays[weekday - 1]} ${from}–${to}`).join(', ')
  return `You’re not open for all of ${times}. Creators could still book then. Change these times, or your opening hours.`
}
