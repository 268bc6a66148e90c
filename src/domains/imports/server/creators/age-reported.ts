import { now } from '../../../../kit/server/clock.ts'
import { ageOn, youngest } from '../../../profiles/creator-vocabulary.ts'
import { readDay } from '../../../value/list-days.ts'

/**
 * What a list’s date of birth says of whether somebody is old enough. A year alone, or a date whose day and month could be
 * either, leaves it `unclear` near the limit; so does what isn’t a date.
 */
export function ageReported(text: string): 'old enough' | 'too young' | 'unclear' {
  const today = now().toISOString().slice(0, 10)
  const year = /^\s*((?:19|20)\d\d)\s*$/.exec(text)?.[1]
  if (year) {
    const years = Number(today.slice(0, 4)) - Number(year)
    return years === youngest ? 'unclear' : years < youngest ? 'too young' : 'old enough'
  }
  // Days are read of this century alone; a century earlier they’re as many.
  const ofThis = text.replace(/(?<!\d)19(?=\d\d(?!\d))/, '20')
  const days = (['day-first', 'month-first'] as const).flatMap((order) => readDay(ofThis, order) ?? [])
  if (days.length === 0) return 'unclear'
  if (ofThis !== text) return 'old enough'
  // Of two digits, a year ahead is one of the last century.
  if (days.some((day) => day > today)) return /(?<!\d)20\d\d(?!\d)/.test(text) ? 'unclear' : 'old enough'
  const young = days.filter((day) => ageOn(day, today) < youngest).length
  return young === 0 ? 'old enough' : young === days.length ? 'too young' : 'unclear'
}
