const dayMs = 86_400_000

/** The day so many days later, `2026-06-13`. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Every day from one to another, both included. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = dayAfter(day)) days.push(day)
  return days
}

/** The Monday of a day’s week. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - (new Date(day).getUTCDay() || 7))
}

/** Days that follow each other, as their first and last. */
export function rangesOf(days: readonly string[]): { from: string; until: string }[] {
  const ranges: { from: string; until: string }[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = ranges.at(-1)
    if (last && dayAfter(last.until) === day) last.until = day
    else ranges.push({ from: day, until: day })
  }
  return ranges
}

/** The weeks of a month (`2026-06`), Monday to Sunday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const blank = ((new Date(first).getUTCDay() || 7) - 1) % 7
  const cells: (string | null)[] = Array.from({ length: blank }, () => null)
  for (let day = first; day.startsWith(month); day = dayAfter(day)) cells.push(day)
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The month so many later, `2026-07`. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}
