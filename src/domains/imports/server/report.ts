import { and, between, eq } from 'drizzle-orm'
import { type Cell, csvText } from '../../../kit/contract/csv.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Db } from '../../../kit/server/database.ts'
import type { Sheet, SheetRow } from '../../../kit/server/sheets/sheet.ts'
import { fieldNames, type ImportKind } from '../fields.ts'
import { isIn, type Outcome } from '../outcomes.ts'
import { outcomeName } from '../outcome-words.ts'
import { isReportColumn, reportColumns } from './columns/report.ts'
import { isDifference } from './remark.ts'
import { portions } from './portions.ts'
import type { Import } from './run-import.ts'
import { importRows } from './tables.ts'

type ReportedRow = typeof importRows.$inferSelect
/** Some rows of a report: the text, how many of them aren’t in, and how many are in with warnings. */
export type ReportPart = { text: string; left: number; remarked: number }

/** What to do about a row that isn’t in. */
const ofVenues: Partial<Record<Outcome, string>> = {
  added: 'Nothing, or change it on its page. It’s imported, so correcting it here has no effect.',
  merged: 'Nothing, or change it on its page. It’s imported, so correcting it here has no effect.',
  closed: 'Nothing. If it’s open, correct the row here, then import this file.',
  asks: 'Add or correct its city, country, postcode or position here, then import this file.',
  refused: 'Correct the row here, then import this file.',
  duplicate:
    'If it’s another venue, import this file and add possible duplicates anyway. If it’s the same one, there’s nothing to do.',
}
const nextSteps: Record<ImportKind, Partial<Record<Outcome, string>>> = {
  lists: {
    known: 'Nothing. To change the note, do it on the list’s page.',
    refused: 'If something is wrong in this row, correct it here, then import this file.',
  },
  venues: ofVenues,
  brands: ofVenues,
  redemptions: {
    known: 'Nothing. If the file is right, undo the import that brought the booking, then import this file.',
    refused: 'Correct the row here, then import this file.',
  },
  collabs: {
    merged: 'Nothing. What stayed can be changed by importing this file and choosing it.',
    known: 'If the file is right, import it again and choose the details to change.',
    refused: 'Correct the row here, then import this file.',
  },
  creators: {
    added:
      'Nothing. To invite someone without an email address, add it here, then import this file and add missing details to the creator we have.',
    merged: 'Nothing. It’s imported, so correcting it here has no effect.',
    known: 'Nothing. What we know about them stays.',
    closed: 'Nothing.',
    refused:
      'Correct the row here, or add a handle or an email address, then import this file. A totals row can stay as it is.',
    duplicate:
      'If it’s someone else, import this file and add possible duplicates anyway. If it’s the same person, there’s nothing to do.',
  },
}

/**
 * Every row that isn’t in or has a remark, as parts of a CSV file: the list’s own columns, then what happened. A row that is corrected
 * there can be imported again. Rows that aren’t in come first. No part when there is nothing to say.
 */
export async function* reportParts(db: Db, run: Import, sheet: Sheet): AsyncGenerator<ReportPart> {
  const own = sheet.columns.flatMap((column, at) => (isReportColumn(column) ? [] : [at]))
  let isFirst = true
  for (const isOfThoseIn of [false, true])
    for await (const rows of portions(sheet)) {
      const reported = await reportedRows(db, run.uid, rows)
      const found = rows.flatMap((row) => {
        const became = reported.get(row.line)
        return became && isIn(became.outcome) === isOfThoseIn ? [{ row, became }] : []
      })
      if (found.length === 0) continue
      const lines = found.map(({ row, became }) => lineOf(run.kind, row, became, own))
      const text = csvText(
        isFirst ? [[...own.map((at) => headerOf(run, sheet, at)), ...reportColumns], ...lines] : lines,
      )
      // The mark at the beginning of every text belongs before the first alone.
      const [left, remarked] = isOfThoseIn ? [0, found.length] : [found.length, 0]
      yield { text: isFirst ? text : text.replace(/^\uFEFF/, ''), left, remarked }
      isFirst = false
    }
}

async function reportedRows(db: Db, uid: string, rows: readonly SheetRow[]): Promise<Map<number, ReportedRow>> {
  const [first, last] = [must(rows[0]).line, must(rows.at(-1)).line]
  const found = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importUid, uid), between(importRows.line, first, last)))
  return new Map(
    found
      .filter(({ outcome, remarks }) =>
        outcome === 'known' ? remarks.some(isDifference) : !isIn(outcome) || remarks.length > 0,
      )
      .map((row) => [row.line, row]),
  )
}

/** A list without a header has the names of our fields, so that it is read the same way again. */
function headerOf({ kind, mapping }: Import, { reading, columns }: Sheet, at: number): string {
  const field = reading.headerLine === 0 && reading.format !== 'ndjson' ? mapping[at] : null
  return (field && fieldNames[kind][field]) ?? columns[at] ?? ''
}

function lineOf(
  kind: ImportKind,
  { line, cells }: SheetRow,
  { outcome, remarks }: ReportedRow,
  own: readonly number[],
): Cell[] {
  const known = outcome === 'undone' || outcome === 'kept' ? null : outcome
  return [
    ...own.map((at) => cells[at] ?? ''),
    line,
    isIn(outcome) ? 'yes' : 'no',
    known ? outcomeName(kind, known) : outcome,
    remarks.join(' '),
    (known && nextSteps[kind][known]) ?? '',
  ]
}
