import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { borrowPlace } from '../../../../kit/server/borrow-place.ts'
import { now } from '../../../../kit/server/clock.ts'
import { openSheet } from '../../../../kit/server/sheets/open-sheet.ts'
import { type Sheet, UnreadableFile } from '../../../../kit/server/sheets/sheet.ts'
import { dayIn } from '../../../briefs/stay-calendar.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { type BookingMapping, bookingFields } from '../../booking-fields.ts'
import type { valueCalls } from '../../contract.ts'
import { bookingFieldByName, proposeBookings } from '../bookings/columns.ts'
import { dayOrderOf } from '../../list-days.ts'
import { readList } from '../bookings/read-list.ts'
import { bookingCodes } from '../tables.ts'

type ReadBookings = OutputOf<typeof valueCalls.readBookings>
const examples = { count: 3, length: 40 }

export const readBookings: Handler<typeof valueCalls.readBookings> = async (
  { brandUid, file, mapping, dayOrder, ...chosen },
  { actor, db },
) => {
  assertForBrand(actor, brandUid)
  const { country, timezone } = await getBrand(db, brandUid)
  const rows = await db.select().from(bookingCodes).where(eq(bookingCodes.brandUid, brandUid))
  const codes = new Set(rows.map(({ code }) => code))
  const { path, close } = await borrowPlace()
  try {
    await writeFile(path, Buffer.from(file, 'base64'), { mode: 0o600 })
    const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
    const sheet = await openSheet(path, given, (name) => bookingFieldByName(name) !== null)
    const held = checked(mapping ?? proposeBookings(sheet, codes), sheet)
    const days = sheet.sample.flatMap(({ cells }) => cells[held.indexOf('day')] || [])
    const found = dayOrderOf(days, country)
    const order = dayOrder ?? found.order
    return {
      ...viewSheet(sheet, held),
      dayOrder: order,
      isDayOrderCertain: found.isCertain,
      ...(await readList(sheet, held, codes, {
        order,
        currency: venueCurrencyOf(country ?? ''),
        today: dayIn(timezone, now()),
      })),
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? new CallError('invalid-argument', error.message) : error
  } finally {
    await close()
  }
}

/** A mapping with one column for each field, and none too many or too few. */
function checked(mapping: BookingMapping, { columns }: Sheet): BookingMapping {
  if (mapping.length !== columns.length)
    throw new CallError('invalid-argument', 'The columns of this file have changed. Choose the file again.')
  const twice = mapping.find((field, at) => field !== null && mapping.indexOf(field) !== at)
  if (twice)
    throw new CallError('invalid-argument', `Two columns are set to “${bookingFields[twice]}”. Choose one of them.`)
  return mapping
}

function viewSheet(
  { reading, sheets, columns, sample }: Sheet,
  mapping: BookingMapping,
): Pick<ReadBookings, 'reading' | 'sheets' | 'columns'> {
  return {
    reading,
    sheets,
    columns: columns.map((name, at) => ({
      name,
      field: mapping[at] ?? null,
      examples: [...new Set(sample.flatMap(({ cells }) => cells[at]?.slice(0, examples.length) || []))].slice(
        0,
        examples.count,
      ),
    })),
  }
}
