import { money } from '../../../../kit/contract/money.ts'
import { dayInWords } from '../../../../kit/contract/when.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { dayIn } from '../../../briefs/stay-calendar.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { type BookingMapping, bookingFields } from '../../../value/booking-fields.ts'
import type { DayOrder } from '../../../value/list-days.ts'
import {
  bookingFieldByName,
  bookingKey,
  findBookings,
  findCodes,
  type KnownBooking,
  type NewBooking,
  longestReference,
  readRow,
} from '../../../value/server/import-bookings.ts'
import { type Mapping, redemptionFields } from '../../fields.ts'
import { cellText } from '../cells.ts'
import { noPlan, type Plan } from '../plan.ts'
import { type Difference, differs, inEarlierLine, type Remark, remark } from '../remark.ts'
import { findHosts, type Host, type HostFinder, isHost } from './hosts.ts'

/** A list of rows that happened at venues. */
export type VisitList = {
  mapping: Mapping
  columns: readonly string[]
  /** The venue of rows that name none. */
  brandUid?: string | null
  dayOrder?: DayOrder | null
}
type Read = Plan & { time: string; given: string }
const mostBookings = 1_000

/** What becomes of some rows of a till’s list, by the codes of their venues, what was counted before and earlier rows; writes nothing. */
export async function planRedemptions(
  db: Queryable,
  rows: readonly SheetRow[],
  list: VisitList,
  seen: Map<string, number>,
): Promise<Plan[]> {
  const venueAt = list.mapping.indexOf('venue')
  const named = rows.map(({ cells }) => cellText(cells[venueAt] ?? ''))
  const hostOf = await findHosts(db, named, list.brandUid)
  const uids = ['', ...named].flatMap((text) => {
    const host = hostOf(text)
    return isHost(host) ? [host.uid] : []
  })
  const codes = await findCodes(db, [...new Set(uids)])
  const read = rows.map((row, nth) => readBooking(row, named[nth] ?? '', { list, hostOf, codes }))
  const wanted = read.flatMap((one) => (one.booking ? [one.booking, { ...one.booking, reference: fullOf(one) }] : []))
  const known = await findBookings(db, wanted)
  return read.map((one) => compared(one, known, seen))
}

type Facts = { list: VisitList; hostOf: HostFinder; codes: Map<string, Map<string, string>> }

function readBooking(row: SheetRow, venue: string, { list, hostOf, codes }: Facts): Read {
  const { line } = row
  const cell = (field: string) => cellText(row.cells[list.mapping.findIndex((one) => one === field)] ?? '')
  const blank: Read = { ...noPlan, line, name: cell('code'), outcome: 'refused', remarks: [], time: '', given: '' }
  const refused = (why: Remark): Read => ({ ...blank, remarks: [why] })
  if (row.problem) return refused(remark(row.problem))
  const host = hostOf(venue)
  if (!isHost(host)) return refused(host)
  const own = codes.get(host.uid) ?? new Map<string, string>()
  const holdsCodes = bookingFieldByName(list.columns[list.mapping.indexOf('code')] ?? '') === 'code'
  const found = readRow(
    row,
    // Without a header, a column that was set to codes holds them.
    {
      mapping: ofBookings(list.mapping),
      holdsCodes: holdsCodes || !list.columns.some((name) => bookingFieldByName(name)),
    },
    new Set(own.keys()),
    readingAt(host, list),
  )
  if ('skip' in found) return { ...blank, outcome: 'closed', remarks: [skipped[found.skip]] }
  if ('why' in found) return refused(whyNot(found, host))
  const { code, day, reference, amountMinor } = found.booking
  if (reference.length > longestReference)
    return refused(remark(`The booking number has more than ${longestReference} characters.`))
  const bookings = readCount(cell('bookings'))
  if (bookings === 0) return { ...blank, outcome: 'closed', remarks: [skipped.none] }
  if (bookings === null)
    return refused(remark(`We can’t read the number of bookings. Use a number from 1 to ${mostBookings}.`))
  const time = readTime(cell('time')) || readTime(cell('day').replace(/^\S*\d[./-]\d\S*?(?=T|\s|$)/, ''))
  if (!reference && !time && !list.mapping.includes('bookings')) return refused(noNumber)
  const collabUid = own.get(code) ?? ''
  const currency = venueCurrencyOf(host.country ?? '')
  return {
    ...blank,
    name: code,
    outcome: 'added',
    remarks: found.remark ? [remark(found.remark.why, found.remark.why, found.remark.value ?? null)] : [],
    brandUid: host.uid,
    booking: { brandUid: host.uid, collabUid, day, amountMinor, currency, bookings, reference },
    time,
    given: reference,
  }
}

const readingAt = ({ country, timezone }: Host, { dayOrder }: VisitList) => ({
  order: dayOrder ?? 'day-first',
  currency: venueCurrencyOf(country ?? ''),
  today: dayIn(timezone, now()),
})

const skipped = {
  withoutCode: remark('It has no booking code.'),
  cancelled: remark('It was cancelled, or nobody came.'),
  none: remark('Nobody used the code.'),
}
const noNumber = remark('It has neither a booking number nor a time, so we can’t tell it from another booking.')

function whyNot({ why, value }: { why: string; value?: string }, { name }: Host): Remark {
  const shown = value?.slice(0, 40)
  if (why === 'No collab has this code.' && shown)
    return remark(`No collab at ${name} has the code “${shown}”.`, 'No collab has this code.', shown)
  return remark(why, why, shown ?? null)
}

/** The columns that booking systems have too. */
const ofBookings = (mapping: Mapping): BookingMapping =>
  mapping.map((field) => (field !== null && field in bookingFields ? (field as BookingMapping[number]) : null))

/** One where the list doesn’t say; null for what is no such number. */
function readCount(text: string): number | null {
  if (!text) return 1
  const count = /^\d{1,4}([.,]0+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : null
  return count !== null && count <= mostBookings ? count : null
}

/** `19:30` of `7.30 pm` or `T19:30`, with the seconds that the list has; empty for anything else. */
export function readTime(text: string): string {
  const [, hour = '', minute = '', second = '', half] =
    /(?:^|[T\s])(\d{1,2})[:.h](\d{2})(:\d{2})?\s*([ap])?/i.exec(text.trim()) ?? []
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return ''
  const isAfternoon = half?.toLowerCase() === 'p' && Number(hour) < 12
  const isMidnight = half?.toLowerCase() === 'a' && Number(hour) === 12
  return `${String(isMidnight ? 0 : Number(hour) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minute}${second}`
}

/** What tells a booking from every other of its venue, where its number alone doesn’t. */
const fullOf = ({ name, time, given, booking }: Read) => [given, booking?.day, time, name].filter(Boolean).join(' ')

/** A row beside what was counted before, and beside earlier rows. Tills that begin their numbers anew each day have some twice. */
function compared(read: Read, known: ReadonlyMap<string, KnownBooking>, seen: Map<string, number>): Plan {
  const { time: _time, given, ...plan } = read
  const { booking, line } = plan
  if (!booking) return plan
  const full = { ...booking, reference: fullOf(read) }
  const earlier = seen.get(bookingKey(full))
  if (earlier !== undefined) return { ...plan, outcome: 'duplicate', remarks: [inEarlierLine(earlier)], booking: null }
  seen.set(bookingKey(full), line)
  const taken = given ? known.get(bookingKey(booking)) : undefined
  const isSame = taken?.collabUid === booking.collabUid && taken.day === booking.day
  const there = isSame ? taken : known.get(bookingKey(full))
  if (there) return { ...plan, outcome: 'known', remarks: differencesOf(there, booking), booking: null }
  const number = `number ${bookingKey(booking)}`
  const isFree = given !== '' && !taken && !seen.has(number)
  if (isFree) seen.set(number, line)
  return { ...plan, booking: isFree ? booking : full }
}

/** What a row says otherwise of a booking that was counted before. */
function differencesOf(there: KnownBooking, { amountMinor, bookings = 1, currency }: NewBooking): Remark[] {
  const found: Difference[] = []
  const amount = (minor: number | null) => (minor === null ? '' : `${(minor / 100).toFixed(2)} ${currency}`)
  if (typeof amountMinor === 'number' && amountMinor !== there.amountMinor)
    found.push({ name: bookingFields.amount, before: amount(there.amountMinor), after: amount(amountMinor) })
  if (bookings !== there.bookings)
    found.push({ name: redemptionFields.bookings, before: String(there.bookings), after: String(bookings) })
  return found.length > 0 ? [differs(found)] : []
}

/** `3 bookings on 12 March 2026, £64`. */
export function bookingWords({ day, bookings = 1, amountMinor, currency }: NonNullable<Plan['booking']>): string {
  const spent = typeof amountMinor === 'number' ? money(amountMinor, currency ?? undefined) : ''
  return [`${bookings === 1 ? 'A booking' : `${bookings} bookings`} on ${dayInWords(day)}`, spent]
    .filter(Boolean)
    .join(', ')
}
