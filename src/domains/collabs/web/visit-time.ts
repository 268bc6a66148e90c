import { timezoneName } from '../../../kit/contract/when.ts'
import { dateTime } from '../../../kit/web/format.ts'
import { zoneHere } from '../../../kit/web/zones.ts'
import { type StayDates, stayWords } from '../../briefs/stays.ts'

/** When a visit is, in the venue's own time: `Tue 24 Nov, 13:30`, or `2 nights, 12–14 Jun` of a stay. */
export function visitTime(
  { startsAt, stay }: { startsAt: string; stay?: StayDates | undefined },
  timezone: string,
): string {
  return stay ? stayWords(stay, new Date()) : dateTime(startsAt, timezone)
}

/** The same where nothing else says whose time it is: it names the venue’s city if a clock shows another time where the reader is. */
export function visitTimeThere(visit: Parameters<typeof visitTime>[0], timezone: string, here = zoneHere()): string {
  const time = visitTime(visit, timezone)
  const isSame = visit.stay || dateTime(visit.startsAt, timezone) === dateTime(visit.startsAt, here)
  return isSame ? time : `${time} (${timezoneName(timezone)})`
}
