import { delimiters, encodings } from '../../../kit/contract/sheets.ts'
import type { Db } from '../../../kit/server/database.ts'
import type { Sheet } from '../../../kit/server/sheets/sheet.ts'
import { type Categories, type ChangedField, fieldName, type ImportKind, isOfVenues, type Mapping } from '../fields.ts'
import { countedOutcome, countedWords, outcomeName } from '../outcome-words.ts'
import { type Counts, type DuplicateRule, outcomes, undoDays } from '../outcomes.ts'
import { countryName } from '../../profiles/server/addresses.ts'
import { ownIdsIn } from './columns/own-file.ts'
import { isReportColumn } from './columns/report.ts'
import { planWords } from './plan-words.ts'
import type { Preview } from './preview.ts'
import { problemLine } from './problems.ts'
import { textsOf } from './remark.ts'
import { writeReportBeside } from './report-file.ts'
import { reportParts } from './report.ts'
import type { Import } from './run-import.ts'
import { changeLine, wordsOf } from './venues/correction-words.ts'
import { categoryFor } from './venues/categories.ts'

export type Say = (line: string) => void
/** What was chosen for an import by the command, beside how its file is read. */
export type Setup = {
  kind: ImportKind
  listName: string | null
  mapping: Mapping
  categories: Categories
  corrections: ChangedField[]
  country: string | null
  duplicates: DuplicateRule
  brandUid: string | null
  dayOrder: Import['dayOrder']
}

/** How a list is read: what was detected, and what each column holds. */
export function sayReading(say: Say, sheet: Sheet, { kind, listName, mapping }: Setup): void {
  const { reading, columns, above, sample } = sheet
  const isOurs = ownIdsIn(sheet) !== null
  const { format, encoding, delimiter, headerLine } = reading
  const how = {
    csv: `CSV, ${encodings[encoding]}, ${delimiters[delimiter].toLowerCase()}, ${headerLine === 0 ? 'no header' : `header on line ${headerLine}`}`,
    xlsx: `Excel, sheet “${reading.sheet ?? ''}”, ${headerLine === 0 ? 'no header' : `header on line ${headerLine}`}`,
    ndjson: `NDJSON, ${encodings[encoding]}`,
  }
  say(`Read as ${how[format]}.`)
  if (listName) say(`Rows without a list go on “${listName}”.`)
  if (above.length > 0) say(`Above the header, left out: ${above.filter(Boolean).join(' · ')}`)
  for (const [at, column] of columns.entries()) {
    if (isReportColumn(column)) continue
    const field = mapping[at]
    const example = sample.map(({ cells }) => cells[at] ?? '').find(Boolean) ?? ''
    say(
      `  ${column} → ${(field && fieldName(kind, field, isOurs)) ?? (isOurs ? 'ours, ignored' : notMapped[kind])}${example ? `, such as “${example.slice(0, 40)}”` : ''}`,
    )
  }
}

const notMapped: Record<ImportKind, string> = {
  venues: 'not mapped, kept in the team’s notes',
  brands: 'not mapped, kept in the team’s notes',
  creators: 'not mapped, kept in the notes',
  lists: 'not mapped, left out',
  redemptions: 'not mapped, left out',
  collabs: 'not mapped, left out',
}

const oneOf: Record<ImportKind, string> = {
  venues: 'venue',
  brands: 'brand',
  creators: 'creator',
  lists: 'list',
  redemptions: 'booking',
  collabs: 'past collab',
}

function sayCounts(say: Say, kind: ImportKind, counts: Counts): void {
  say(`${countedWords(counts.read, 'row')} read`)
  for (const outcome of outcomes) if (counts[outcome] > 0) say(`  ${countedOutcome(kind, outcome, counts[outcome])}`)
  if (counts.blank) say(`  ${countedWords(counts.blank, 'blank row')}, left out`)
  if (counts.remarks > 0)
    say(
      `  ${countedWords(counts.remarks, isOfVenues(kind) ? `new or changed ${kind === 'venues' ? 'venue' : 'brand'}` : 'row')} with warnings`,
    )
}

const toDoAboutCities =
  'To import rows that need a city, add or correct their city, postcode or position. If postcodes are only digits, or a city could be in several countries, add --country, such as --country FR. Once the import is done, our team can also add the city of each on the Imports page.'

/** What would come of a list. */
export function sayPreview(
  say: Say,
  { kind, categories }: Setup,
  { first, counts, problems, words, changes, country }: Preview,
): void {
  say('\nHow the first rows would be imported:')
  for (const plan of first) {
    const { line, name, outcome, remarks } = plan
    const as = planWords(plan)
    say(
      `  line ${line}: ${name || '(no name)'} · ${outcomeName(kind, outcome)}${as ? ` · ${as}` : ''}${remarks.length > 0 ? ` · ${textsOf(remarks).join(' ')}` : ''}`,
    )
  }
  if (country) say(`Rows without a country: ${countryName(country)}.`)
  if (problems.length > 0) say('\nWarnings and problems:')
  for (const problem of problems) say(`  ${problemLine(problem)}`)
  sayWords(say, words, categories)
  sayChanges(say, changes)
  say('')
  sayCounts(say, kind, counts)
  if (counts.asks > 0) say(toDoAboutCities)
  say(`This was a dry run: no ${oneOf[kind]} was added or changed.`)
}

/** Words for categories that we don’t know, with what somebody chose for each. */
function sayWords(say: Say, words: Preview['words'], chosen: Categories): void {
  if (words.length === 0) return
  say('\nCategories we don’t recognise:')
  for (const { word, rows } of words)
    say(`  “${word}” (${countedWords(rows, 'row')}) → ${categoryFor(word, chosen) ?? 'Other'}`)
  say('  Choose one of ours with --categories "WORD=CATEGORY".')
}

/** Rows that have something otherwise than a venue of ours. */
function sayChanges(say: Say, { rows, first }: Preview['changes']): void {
  if (rows === 0) return
  say(`\n${countedWords(rows, 'row has', 'rows have')} other details than we have:`)
  for (const { line, name, changes, corrections } of first)
    for (const change of changes)
      say(
        `  line ${line}: ${name} · ${changeLine(wordsOf(change))} · ${corrections.includes(change) ? 'changed' : 'left as it is'}`,
      )
  say('  Change them with --apply all, or some of them with --apply "Phone, Website".')
}

/** The counts, and a file with every row that is not in or has a remark. */
export async function sayResult(db: Db, run: Import, sheet: Sheet, file: string, say: Say): Promise<void> {
  sayCounts(say, run.kind, run.counts)
  const report = await writeReportBeside(file, reportParts(db, run, sheet))
  if (report) {
    const { left, remarked, path } = report
    const rows = [
      left > 0 ? `${countedWords(left, 'row')} not imported` : '',
      remarked > 0 ? `${countedWords(remarked, 'row')} imported with warnings` : '',
    ]
    say(`Report: ${path}`)
    say(`  It has ${rows.filter(Boolean).join(' and ')}; the column “Import: imported” says which.`)
    if (left > 0) say('  Correct the rows that weren’t imported, then import that file. The others stay as they are.')
  }
  if (run.counts.asks > 0) say(toDoAboutCities)
  if (run.counts.added + run.counts.merged > 0) {
    say(`${nextWords[run.kind]}: ${nextPath[run.kind] ?? `/app/admin/imports?import=${run.uid}`}`)
    say(`To undo it within ${undoDays} days: npm run import -- undo ${run.uid}`)
  }
}

/** What to do once a list is in. */
const nextWords: Record<ImportKind, string> = {
  venues: 'Next, see the venues',
  brands: 'Next, see the brands and invite their contacts',
  creators: 'Next, see the creators and invite them',
  lists: 'Next, see the lists',
  redemptions: 'Next, see the bookings and their venues',
  collabs: 'Next, see the past collabs and their venues',
}
const nextPath: Partial<Record<ImportKind, string>> = { creators: '/app/admin/imports?show=creators' }
