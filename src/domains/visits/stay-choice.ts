import { dayAfter } from '../../kit/contract/days.ts'
import { nightCount, nightsOf, type StayDates } from '../briefs/stays.ts'

/** What can be booked: nights with their rooms, and the days of check-in. Closed nights are not among them. */
export type Offered = {
  minNights: number
  maxNights: number
  rooms: ReadonlyMap<string, number>
  arrivals: ReadonlySet<string>
}
/** What is chosen so far: nothing, a check-in, or a whole stay. */
export type Chosen = { checkInOn: string | null; checkOutOn: string | null }

/** What a day of the calendar is to whoever chooses. Full and short ones are shown, and cannot be chosen. */
export type DayState = 'check-in' | 'check-out' | 'too-short' | 'too-long' | 'full' | 'closed'

/** Whether every night of a stay is offered and, unless full ones count too, has a room. */
function isFree({ rooms }: Offered, dates: StayDates, withFull: boolean): boolean {
  return nightsOf(dates).every((night) => {
    const left = rooms.get(night)
    return left !== undefined && (left > 0 || withFull)
  })
}

/** What choosing a day would do. With `withFull` nights without a room can be chosen, to wait for them. */
export function stateOf(offered: Offered, { checkInOn, checkOutOn }: Chosen, day: string, withFull: boolean): DayState {
  if (checkInOn && !checkOutOn && day > checkInOn) {
    const dates = { checkInOn, checkOutOn: day }
    const nights = nightCount(dates)
    if (nights < offered.minNights) return 'too-short'
    if (nights <= offered.maxNights && isFree(offered, dates, withFull)) return 'check-out'
    const left = offered.rooms.get(day)
    if (!offered.arrivals.has(day)) return left === 0 ? 'full' : nights > offered.maxNights ? 'too-long' : 'closed'
  }
  return arrivalState(offered, day, withFull)
}

function arrivalState(offered: Offered, day: string, withFull: boolean): DayState {
  const { arrivals, rooms, minNights } = offered
  if (rooms.get(day) === 0 && !withFull) return 'full'
  if (!arrivals.has(day)) return 'closed'
  if (isFree(offered, { checkInOn: day, checkOutOn: dayAfter(day, minNights) }, withFull)) return 'check-in'
  return 'too-short'
}

/** What is chosen after a day was pressed; the same as before when it cannot be. */
export function choose(offered: Offered, chosen: Chosen, day: string, withFull: boolean): Chosen {
  const state = stateOf(offered, chosen, day, withFull)
  if (state === 'check-out') return { checkInOn: chosen.checkInOn, checkOutOn: day }
  return state === 'check-in' ? { checkInOn: day, checkOutOn: null } : chosen
}

/** Whether a chosen stay has a night without a room. */
export function hasFullNight({ rooms }: Offered, dates: StayDates): boolean {
  return nightsOf(dates).some((night) => rooms.get(night) === 0)
}
