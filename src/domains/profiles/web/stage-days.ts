import { counted, dayMs } from '../../../kit/web/format.ts'

/** How long something has stood at a stage: "Less than a day", "12 days", "21 months", "2 years". */
export function stageAge(since: string, now: number = Date.now()): string {
  const days = daysAt(since, now)
  if (days < 1) return 'Less than a day'
  if (days < 60) return counted(days, 'day')
  return days < 730 ? counted(Math.floor(days / 30.4), 'month') : counted(Math.floor(days / 365), 'year')
}

/** The same as whole days. */
export function daysAt(since: string, now: number = Date.now()): number {
  return Math.floor((now - Date.parse(since)) / dayMs)
}
