import type { Window } from '../../briefs/brief.ts'

/** The 5th of January 2026 is a Monday. */
const weekdayName = (weekday: number) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  )

/** The hours of a week in one line: `Tue, Wed, Thu 15:00–18:00 · Sat 12:00–15:00`. */
export function windowWords(windows: readonly Window[]): string {
  const days = new Map<string, number[]>()
  for (const { weekday, from, to } of windows) {
    const hours = `${from}–${to}`
    days.set(hours, [...(days.get(hours) ?? []), weekday])
  }
  return [...days]
    .map(
      ([hours, weekdays]) =>
        `${weekdays
          .toSorted((a, b) => a - b)
          .map(weekdayName)
          .join(', ')} ${hours}`,
    )
    .join(' · ')
}
