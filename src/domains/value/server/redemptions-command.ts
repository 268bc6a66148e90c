import { eq, or } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import { counted } from '../../../kit/contract/counted.ts'
import type { Db } from '../../../kit/server/database.ts'
import { openSheet } from '../../../kit/server/sheets/open-sheet.ts'
import { record } from '../../audit/server/record.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../profiles/vocabulary.ts'
import { bookingFields } from '../booking-fields.ts'
import { bookingFieldByName, proposeBookings } from './bookings/columns.ts'
import { dayOrderOf } from './bookings/days.ts'
import { keepBookings } from './bookings/keep-bookings.ts'
import { type BookingProblem, readList } from './bookings/read-list.ts'
import { bookingCodes } from './tables.ts'

const [done, failed, notUnderstood, notAll] = [0, 1, 2, 3]

/**
 * `npm run import -- redemptions FILE --brand luna`: what guests booked or spent with a venue’s codes, as its booking system lists it. Answers
 * the exit code: 0 when every booking with a code went in, 3 when some did not, 2 when the venue or a column is missing.
 */
export async function redemptionsFromCommand(
  db: Db,
  file: string,
  { brand, dryRun }: { brand: string | undefined; dryRun: boolean },
  say: (line: string) => void,
): Promise<number> {
  const [venue] = await db
    .select({ uid: brandFacts.uid })
    .from(brandFacts)
    .where(or(eq(brandFacts.uid, brand ?? ''), eq(brandFacts.handle, brand ?? '')))
  if (!venue) {
    say(
      brand ? `There’s no venue ${brand}.` : 'Say whose bookings these are, with --brand and the venue’s handle or ID.',
    )
    return notUnderstood
  }
  const { uid, name, country } = await getBrand(db, venue.uid)
  const codes = new Set(
    (await db.select().from(bookingCodes).where(eq(bookingCodes.brandUid, uid))).map(({ code }) => code),
  )
  const sheet = await openSheet(file, {}, (column) => bookingFieldByName(column) !== null)
  const mapping = proposeBookings(sheet, codes)
  for (const [at, column] of sheet.columns.entries()) {
    const field = mapping[at]
    say(`  ${column} → ${field ? bookingFields[field] : 'not used'}`)
  }
  const missing = (['code', 'day', 'reference'] as const).find((field) => !mapping.includes(field))
  if (missing) {
    say(`No column has “${bookingFields[missing]}”. Name one so in the file, then import it again.`)
    return notUnderstood
  }
  const days = sheet.sample.flatMap(({ cells }) => cells[mapping.indexOf('day')] || [])
  const reading = { order: dayOrderOf(days, country).order, currency: venueCurrencyOf(country ?? '') }
  const { rows, counts, problems } = await readList(sheet, mapping, codes, reading)
  for (const problem of problems) say(`  ${problemWords(problem)}`)
  if (dryRun) say(`Would import ${counted(rows.length, 'booking')} of ${name}.`)
  else {
    const kept = await db.transaction(async (tx) => {
      const found = await keepBookings(tx, { uid, country }, rows)
      const after = { count: found.recorded }
      if (found.recorded > 0)
        await record(tx, systemActor, 'staff', 'redemptions.imported', { subjectUid: uid, brandUid: uid }, { after })
      return found
    })
    say(`Imported ${counted(kept.recorded, 'booking')} of ${name}; ${kept.known} were already imported.`)
  }
  const { withoutCode, cancelled, leftOut } = counts
  say(`Left out: ${withoutCode} without a code, ${cancelled} cancelled, ${leftOut} with a problem.`)
  if (counts.read === 0) return failed
  return leftOut > 0 ? notAll : done
}

const problemWords = ({ what, values, count, lines }: BookingProblem): string =>
  [what, values.length > 0 ? `(${values.join(', ')})` : '', `· ${counted(count, 'row')}, line ${lines.join(', ')}`]
    .filter(Boolean)
    .join(' ')
