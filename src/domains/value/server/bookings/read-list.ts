import type { Sheet, SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { type BookingField, bookingLimits, type BookingMapping } from '../../booking-fields.ts'
import { bookingCodeShape } from '../../tracking.ts'
import { isInAnother, readAmount } from '../../list-amounts.ts'
import { codeIn } from './codes.ts'
import { bookingFieldByName } from './columns.ts'
import { type DayOrder, readDay } from '../../list-days.ts'

export type BookingRow = { line: number; code: string; day: string; reference: string; amountMinor: number | null }
/** A kind of problem: how often it comes, with which values, and where first. */
export type BookingProblem = { what: string; values: string[]; count: number; lines: number[] }
export type BookingList = {
  rows: BookingRow[]
  counts: { read: number; withoutCode: number; cancelled: number; leftOut: number }
  problems: BookingProblem[]
}

const shown = { problems: 20, lines: 5, values: 3 }
export const longestReference = 60
const cancelled =
  /cancel|no.?show|annul|storn|absag|nicht erschienen|ausgefallen|declin|refus|reject|delet|abgesagt|não compareceu|no presentad|ยกเลิก|ملغ/i

/** How dates are read, in which currency the venue counts, and which day it is there. */
type Reading = { order: DayOrder; currency: string; today: string }

/** The bookings of a list that were made with one of these codes. Each row is counted: what isn’t a booking of ours is named with its line and why. */
export async function readList(
  sheet: Sheet,
  mapping: BookingMapping,
  codes: ReadonlySet<string>,
  reading: Reading,
): Promise<BookingList> {
  const list: BookingList = { rows: [], counts: { read: 0, withoutCode: 0, cancelled: 0, leftOut: 0 }, problems: [] }
  const columns = { mapping, holdsCodes: bookingFieldByName(sheet.columns[mapping.indexOf('code')] ?? '') === 'code' }
  const problems = new Map<string, BookingProblem>()
  const references = new Set<string>()
  for await (const row of sheet.rows()) {
    if (!row.problem && row.cells.every((cell) => cell === '')) continue
    list.counts.read += 1
    const found = readRow(row, columns, codes, reading)
    if ('skip' in found) {
      list.counts[found.skip] += 1
      continue
    }
    const why = 'why' in found ? found : whyNot(found.booking, references, list.rows.length)
    if (why) {
      list.counts.leftOut += 1
      note(problems, why, row.line)
      continue
    }
    if ('why' in found) continue
    references.add(found.booking.reference)
    list.rows.push(found.booking)
    if (found.remark) note(problems, found.remark, row.line)
  }
  list.problems = [...problems.values()].toSorted((a, b) => b.count - a.count).slice(0, shown.problems)
  return list
}

type Why = { why: string; value?: string }
type Read = { skip: 'withoutCode' | 'cancelled' } | Why | { booking: BookingRow; remark: Why | null }

/** Reads a row; its booking number may be missing. */
export function readRow(
  { line, cells, problem }: SheetRow,
  columns: { mapping: BookingMapping; holdsCodes: boolean },
  codes: ReadonlySet<string>,
  { order, currency, today }: Reading,
): Read {
  if (problem) return { why: problem }
  const cell = (field: BookingField) => unguarded(cells[columns.mapping.indexOf(field)] ?? '')
  const given = cell('code')
  const code = codeIn(given, codes)
  // A note in which no code stands is no wrong code.
  if (!code && !(columns.holdsCodes && bookingCodeShape.test(given.toUpperCase()))) return { skip: 'withoutCode' }
  if (cancelled.test(cell('status'))) return { skip: 'cancelled' }
  if (!code) return { why: 'No collab has this code.', value: given }
  const [date, reference, spent] = [cell('day'), cell('reference'), cell('amount')]
  const day = readDay(date, order)
  if (!day) return { why: date ? unreadDay(date) : 'There’s no date.', value: date }
  if (day > today) return { why: 'The date is in the future. Import the booking after that day.', value: date }
  const isForeign = isInAnother(spent, currency)
  const amountMinor = spent && !isForeign ? readAmount(spent) : null
  const isUnread = spent !== '' && amountMinor === null
  const why = isForeign
    ? `The amount isn’t in ${currency}. We’ll count the booking without it.`
    : 'We can’t read the amount. We’ll count the booking without it.'
  return { booking: { line, code, day, reference, amountMinor }, remark: isUnread ? { why, value: spent } : null }
}

/** The apostrophe that our CSV files put before what a spreadsheet would run as a formula. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim()

function whyNot({ reference }: BookingRow, earlier: ReadonlySet<string>, taken: number): Why | null {
  if (!reference) return { why: 'There’s no booking number.' }
  if (reference.length > longestReference)
    return { why: `The booking number has more than ${longestReference} characters.` }
  if (earlier.has(reference)) return { why: 'The booking number is already in an earlier row.', value: reference }
  const { bookings } = bookingLimits
  if (taken >= bookings)
    return {
      why: `We import up to ${bookings.toLocaleString('en-GB')} bookings at a time. Import the rest from a second file.`,
    }
  return null
}

function note(problems: Map<string, BookingProblem>, { why, value }: Why, line: number): void {
  const problem = problems.get(why) ?? { what: why, values: [], count: 0, lines: [] }
  problem.count += 1
  if (problem.lines.length < shown.lines) problem.lines.push(line)
  if (value && !problem.values.includes(value) && problem.values.length < shown.values)
    problem.values.push(value.slice(0, 40))
  problems.set(why, problem)
}

/** A month or a quarter says no day. */
const unreadDay = (date: string): string =>
  `We can’t read the date.${/^\D*\d?\D*(19|20)\d\d$/.test(date) ? ' Use a day, such as 12/03/2025.' : ''}`
