import { basename } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Db } from '../../../kit/server/database.ts'
import { delimiters, encodings, type Reading } from '../../../kit/contract/sheets.ts'
import type { Sheet } from '../../../kit/server/sheets/sheet.ts'
import {
  type ChangedField,
  changedName,
  correctedFields,
  correctedResults,
  hasNeeded,
  type ImportKind,
  isOfVenues,
} from '../fields.ts'
import { type Counts, duplicateRules, type Outcome, undoDays } from '../outcomes.ts'
import { dayOrders } from '../views.ts'
import { beginImport, listNameOf, mappingFor, openBrought } from './begin.ts'
import { fieldCalled } from './columns/field-called.ts'
import { changeMapping } from './columns/propose.ts'
import { type Say, sayPreview, sayReading, sayResult, type Setup } from './command-words.ts'
import { countryNamed } from '../../profiles/server/place-names.ts'
import { keepPostcodes } from './places/keep-postcodes.ts'
import { previewRows } from './preview.ts'
import { type Import, runImport } from './run-import.ts'
import { importRows, imports } from './tables.ts'
import { mayUndo, takeBack } from './undo.ts'
import { chooseInOneLine } from './venues/categories.ts'
import { correctingOf } from './venues/corrections.ts'
import { findHosts, isHost } from './visits/hosts.ts'

type Options = {
  dryRun: boolean
  map: string
  duplicates: string
  country?: string | undefined
  encoding?: string | undefined
  delimiter?: string | undefined
  header?: string | undefined
  sheet?: string | undefined
  list?: string | undefined
  venue?: string | undefined
  dayOrder?: string | undefined
  categories?: string | undefined
  apply?: string | undefined
}

/** Outcomes after which a row of the list is not in. */
const notIn: readonly Outcome[] = ['refused', 'asks', 'duplicate']
const notUnderstood = 2
/** How many venues that stay after an undo are named. */
const mostReasons = 20

/** `npm run import -- venues FILE`, and the same of each other kind. Answers the exit code: 0 when everything went in, 3 when some rows did not. */
export async function importFromCommand(
  db: Db,
  file: string,
  options: Options,
  say: Say,
  kind: ImportKind = 'venues',
): Promise<number> {
  const chosen = readingOf(options)
  if (typeof chosen === 'string') return complain(say, chosen)
  const sheet = await openBrought(file, chosen)
  const setup = await setUp(db, sheet, options, { kind, listName: listOf(kind, file, options) })
  if (typeof setup === 'string') return complain(say, setup)
  sayReading(say, sheet, setup)
  if (!hasNeeded(kind, setup.mapping)) return complain(say, needsColumn[kind])
  if (options.dryRun) {
    const preview = await previewRows(db, sheet, {
      ...setup,
      ...correctingOf(setup, systemActor),
      columns: sheet.columns,
    })
    sayPreview(say, setup, preview)
    return exitCode(preview.counts)
  }
  const begun = await beginImport(db, sheet, { ...setup, fileName: basename(file) })
  const run = await runImport(db, begun, sheet)
  await sayResult(db, run, sheet, file, say)
  return exitCode(run.counts)
}

const needsColumn: Record<ImportKind, string> = {
  venues: 'No column is set to names. Choose one with --map "COLUMN=name".',
  brands: 'No column is set to names. Choose one with --map "COLUMN=name".',
  creators:
    'No column says who the creators are. Choose one with --map "COLUMN=fullName", "COLUMN=account" or "COLUMN=mail".',
  lists: 'No column is set to creators. Choose one with --map "COLUMN=creator".',
  redemptions: 'No column is set to codes, or none to dates. Choose them with --map "COLUMN=code, COLUMN=day".',
  collabs: 'No column is set to creators, or none to dates. Choose them with --map "COLUMN=creator, COLUMN=day".',
}

/** `npm run import -- postcodes FILE`. Lists that are imported from then on find their venues by it. */
export async function postcodesFromCommand(
  db: Db,
  file: string,
  options: Pick<Options, 'country' | 'encoding' | 'delimiter' | 'header' | 'sheet'>,
  say: Say,
): Promise<number> {
  const chosen = readingOf(options)
  if (typeof chosen === 'string') return complain(say, chosen)
  const country = countryOf(options)
  if (country === undefined) return complain(say, unknownCountry(options))
  const found = await keepPostcodes(db, file, { ...chosen, country })
  if (!found) return complain(say, 'It needs columns for the postcode, the latitude and the longitude.')
  const { kept, leftOut } = found
  say(`Postcodes kept: ${kept.toLocaleString('en-GB')}.`)
  if (leftOut === 0) return 0
  say(
    `Rows left out, without a postcode, a position or a country: ${leftOut.toLocaleString('en-GB')}. If postcodes don’t tell their country, add --country, such as --country FR.`,
  )
  return 3
}

/** `npm run import -- undo IMPORT`. */
export async function undoFromCommand(db: Db, uid: string, say: Say): Promise<number> {
  const [run] = await db.select().from(imports).where(eq(imports.uid, uid))
  if (!run) return complain(say, `There’s no import ${uid}.`)
  const which = `import of ${run.fileName}, ${whenOf(run)}`
  if (run.state === 'undone') return complain(say, `The ${which}, has already been undone.`)
  if (!mayUndo(run)) return complain(say, `The ${which}, ended more than ${undoDays} days ago, so it can’t be undone.`)
  await db.update(imports).set({ state: 'undoing', activeAt: now() }).where(eq(imports.uid, uid))
  await takeBack(db, uid)
  const of = (outcome: 'undone' | 'kept') =>
    db.$count(importRows, and(eq(importRows.importUid, uid), eq(importRows.outcome, outcome)))
  const [undone, kept] = [await of('undone'), await of('kept')]
  say(`Undone: the ${which}.`)
  say(`${undoneWords[run.kind]}: ${undone}. ${keptWords(run.kind)}: ${kept}.`)
  const reasons = await db
    .select({ line: importRows.line, name: importRows.name, remarks: importRows.remarks })
    .from(importRows)
    .where(and(eq(importRows.importUid, uid), eq(importRows.outcome, 'kept')))
    .orderBy(importRows.line)
    .limit(mostReasons)
  for (const { line, name, remarks } of reasons) say(`  line ${line}: ${name} · ${remarks.join(' ')}`)
  if (kept > reasons.length) say(`  and ${kept - reasons.length} more, on the Imports page`)
  return kept > 0 ? 3 : 0
}

const undoneWords: Record<ImportKind, string> = {
  venues: 'Venues removed',
  brands: 'Brands and contacts removed',
  creators: 'Creators removed',
  lists: 'Creators taken off lists',
  redemptions: 'Rows no longer counted',
  collabs: 'Past collabs removed',
}
const keptWords = (kind: ImportKind) =>
  isOfVenues(kind) ? 'Kept because they’ve been used since' : 'Kept because they’ve been changed since'

/** The day and time of an import, which has no time zone of its own. */
const whenOf = ({ createdAt }: Import): string =>
  `${createdAt.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`

function complain(say: Say, sentence: string): number {
  say(sentence)
  return notUnderstood
}

const exitCode = (counts: Counts): number => (notIn.some((outcome) => counts[outcome] > 0) ? 3 : 0)

/** The list of rows that name none. */
const listOf = (kind: ImportKind, file: string, { list }: Options): string | null =>
  kind === 'lists' ? list?.trim().slice(0, 80) || listNameOf(file) : null

/** The country that was named, null for none; undefined where nobody knows it. */
const countryOf = ({ country }: Pick<Options, 'country'>): string | null | undefined =>
  country === undefined ? null : (countryNamed(country) ?? undefined)
const unknownCountry = ({ country }: Pick<Options, 'country'>) =>
  `We don’t know the country “${country}”. Use a name or a code such as GB.`

/** What was chosen of how the file is read, or what is wrong with it. */
function readingOf({
  encoding,
  delimiter,
  header,
  sheet,
}: Pick<Options, 'encoding' | 'delimiter' | 'header' | 'sheet'>): Partial<Reading> | string {
  const chosen: Partial<Reading> = {}
  if (encoding !== undefined) {
    const known = (Object.keys(encodings) as (keyof typeof encodings)[]).find((one) => one === encoding.toLowerCase())
    if (!known) return `“${encoding}” isn’t an encoding we can read. Use one of: ${Object.keys(encodings).join(', ')}.`
    chosen.encoding = known
  }
  if (delimiter !== undefined) {
    const known = (Object.keys(delimiters) as (keyof typeof delimiters)[]).find(
      (one) => one === delimiter.replace(/^(tab|\\t)$/i, '\t'),
    )
    if (!known) return '--delimiter must be one of , ; | ^ ~ : or tab.'
    chosen.delimiter = known
  }
  if (header !== undefined) {
    if (!/^\d{1,3}$/.test(header))
      return '--header must be the number of the line with the column names, or 0 for none.'
    chosen.headerLine = Number(header)
  }
  if (sheet !== undefined) chosen.sheet = sheet
  return chosen
}

async function setUp(
  db: Db,
  sheet: Sheet,
  { map, categories: words = '', apply = '', country, duplicates, venue, dayOrder }: Options,
  rows: Pick<Setup, 'kind' | 'listName'>,
): Promise<Setup | string> {
  const { mapping: proposed, categories: known } = await mappingFor(db, sheet, rows.kind)
  const mapping = changeMapping(sheet, rows.kind, proposed, map)
  if (typeof mapping === 'string') return mapping
  const categories = chooseInOneLine(known, words)
  if (typeof categories === 'string') return categories
  const corrections = correctionsIn(rows.kind, apply)
  if (typeof corrections === 'string') return corrections
  const code = countryOf({ country })
  if (code === undefined) return unknownCountry({ country })
  const host = venue === undefined ? null : (await findHosts(db, [venue]))(venue)
  if (host && !isHost(host)) return host.text
  const order = dayOrders.find((one) => one === dayOrder) ?? null
  if (dayOrder !== undefined && order === null) return `--day-order must be one of: ${dayOrders.join(', ')}.`
  const rule = duplicateRules.find((one) => one === duplicates)
  return rule
    ? {
        ...rows,
        mapping,
        categories,
        corrections,
        country: code,
        duplicates: rule,
        brandUid: host?.uid ?? null,
        dayOrder: order,
      }
    : `--duplicates must be one of: ${duplicateRules.join(', ')}.`
}

/** `phone, website`, or `all`: which details are corrected, or the sentence that says what is wrong. */
function correctionsIn(kind: ImportKind, text: string): ChangedField[] | string {
  const fields: readonly ChangedField[] = kind === 'collabs' ? correctedResults : correctedFields
  const names = text.split(',').flatMap((name) => name.trim() || [])
  if (names.some((name) => name.toLowerCase() === 'all')) return [...fields]
  const fieldOf = (name: string) => fields.find((field) => field === fieldCalled(kind, name))
  const wrong = names.find((name) => !fieldOf(name))
  return wrong
    ? `“${wrong}” isn’t a detail that a list can correct. Use all, or some of: ${fields.map(changedName).join(', ')}.`
    : names.flatMap((name) => fieldOf(name) ?? [])
}
