import { counted, dayMs } from '../../../kit/web/format.ts'

/** How long a brand has stood at a stage: "12 days", "Less than a day". */
export function stageDays(since: string, now: number = Date.now()): string {
  const days = daysAt(since, now)
  return days < 1 ? 'Less than a day' : counted(days, 'day')
}

/** The same as whole days. */
export function daysAt(since: string, now: number = Date.now()): number {
  return Math.floor((now - Date.parse(since)) / dayMs)
}
