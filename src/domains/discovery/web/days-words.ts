import { dayOf, shortDayRange } from '../../../kit/web/format.ts'
import type { Days } from '../days.ts'

/** `Any day`, `Sat 5 Dec`, `5–12 Dec`. */
export function daysWords({ day, until }: Days): string {
  if (!day) return 'Any day'
  return until && until > day ? shortDayRange(day, until) : dayOf(day, 'UTC')
}
