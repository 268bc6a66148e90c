import { dateTime } from '../../../kit/web/format.ts'
import { type StayDates, stayWords } from '../../briefs/stays.ts'

/** When a visit is, in the venue's own time: `Tue 24 Nov, 13:30`, or `2 nights, 12–14 Jun` of a stay. */
export function visitTime(
  { startsAt, stay }: { startsAt: string; stay?: StayDates | undefined },
  timezone: string,
): string {
  return stay ? stayWords(stay, new Date()) : dateTime(startsAt, timezone)
}
