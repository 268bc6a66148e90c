import { dayAfter } from '../../kit/contract/days.ts'
import { otherYear } from '../../kit/contract/when.ts'
import type { Availability, Stay } from './brief.ts'

/**
 * Stays: visits by the night. A night is a date of the venue, the one on which it begins: who checks in on 12 June and out
 * on 14 June stays the nights of 12 and 13 June.
 */
export type StayDates = { checkInOn: string; checkOutOn: string }

const dayMs = 86_400_000

/** The dates of a stay that begins on a day. */
export function datesOf(checkInOn: string, nights: number): StayDates {
  return { checkInOn, checkOutOn: dayAfter(checkInOn, nights) }
}

/** How many nights a stay has. */
export function nightCount({ checkInOn, checkOutOn }: StayDates): number {
  return Math.round((Date.parse(checkOutOn) - Date.parse(checkInOn)) / dayMs)
}

/** Every night of a stay, in order. */
export function nightsOf(dates: StayDates): string[] {
  return Array.from({ length: nightCount(dates) }, (_, at) => dayAfter(dates.checkInOn, at))
}

/**
 * The slot that counts the rooms of a night: noon UTC of the day after. It hangs on the date alone, so a venue that moves its
 * check-in time moves no night; and in every time zone the night is over by then, so a slot from now on is a night from now on.
 */
export function nightSlot(night: string): Date {
  return new Date(Date.parse(night) + 1.5 * dayMs)
}

/** From when on one can check in on a weekday (1 is Monday); null where nobody may arrive. */
export function checkInFrom({ windows }: Pick<Availability, 'windows'>, weekday: number): string | null {
  const [first = null] = windows.flatMap((window) => (window.weekday === weekday ? [window.from] : [])).toSorted()
  return first
}

/** The earliest check-in of a week, for words. */
export function usualCheckIn({ windows }: Pick<Availability, 'windows'>): string {
  const [first = '15:00'] = windows.map((window) => window.from).toSorted()
  return first
}

/** The windows of these weekdays with one check-in time: a stay’s arrivals. */
export function arrivalWindows(weekdays: readonly number[], from: string): Availability['windows'] {
  return weekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => ({ weekday, from, to: from === '23:59' ? '23:58' : '23:59' }))
}

/** What a stay is worth: its price per night times its nights, where the brief values it so. */
export function worthOfStay(valueMinor: number, stay: Pick<Stay, 'perNight'> | undefined, nights: number): number {
  return stay?.perNight ? valueMinor * nights : valueMinor
}

/** `2–3 nights`, or `1 night` where there is no choice. */
export function nightsWords({ minNights, maxNights }: Pick<Stay, 'minNights' | 'maxNights'>): string {
  return minNights === maxNights ? countedNights(minNights) : `${minNights}–${countedNights(maxNights)}`
}

/** `2 nights`. */
export function countedNights(nights: number): string {
  return `${nights} night${nights === 1 ? '' : 's'}`
}

/** `12–14 Jun`, from check-in to check-out; with the year where they end in another than the present one, or without a present. */
function stayDates({ checkInOn, checkOutOn }: StayDates, present: Date | null): string {
  const [first, last] = [new Date(checkInOn), new Date(checkOutOn)]
  const year = present && !otherYear(last, 'UTC', present).year ? '' : ` ${last.getUTCFullYear()}`
  const until = `${days.format(last)}${year}`
  if (checkInOn.slice(0, 7) === checkOutOn.slice(0, 7)) return `${Number(checkInOn.slice(8))}–${until}`
  return `${days.format(first)} – ${until}`
}
// Not as a range of Intl: browsers and servers space that differently.
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `2 nights, 12–14 Jun`; with the year where it is another than the present one, and always in papers, which have no present. */
export function stayWords(dates: StayDates, present: Date | null): string {
  return `${countedNights(nightCount(dates))}, ${stayDates(dates, present)}`
}
