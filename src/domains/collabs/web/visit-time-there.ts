import { timezoneName } from '../../../kit/contract/when.ts'
import { dateTime } from '../../../kit/web/format.ts'
import { zoneHere } from '../../../kit/web/zones.ts'
import { visitTime } from './visit-time.ts'

/** When a visit is, where nothing else says whose time it is: it names the venue’s city if a clock shows another time where the reader is. */
export function visitTimeThere(visit: Parameters<typeof visitTime>[0], timezone: string, here = zoneHere()): string {
  const time = visitTime(visit, timezone)
  const isSame = visit.stay || dateTime(visit.startsAt, timezone) === dateTime(visit.startsAt, here)
  return isSame ? time : `${time} (${timezoneName(timezone)})`
}
