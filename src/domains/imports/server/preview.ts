import type { Queryable } from '../../../kit/server/database.ts'
import type { Sheet, SheetRow } from '../../../kit/server/sheets/sheet.ts'
import { mostWords } from '../fields.ts'
import { type Counts, noCounts } from '../outcomes.ts'
import type { Plan } from './plan.ts'
import { type ListOfRows, nothingSeen, planRows } from './plan-rows.ts'
import type { ChangedField } from '../fields.ts'
import { noteProblem, type Problem } from './problems.ts'
import { usualCountry } from './places/usual-country.ts'
import { blankIn, portions } from './portions.ts'
import { countUnknownWords, type UnknownWord } from './venues/categories.ts'
import type { ListFacts } from './venues/read-venue.ts'
import { dayOrderIn } from './visits/day-order.ts'
import { counted } from './write-rows.ts'

export type Preview = {
  /** The country of rows that name none, where somebody chose it or the other rows tell it. */
  country: string | null
  counts: Counts
  first: Plan[]
  /** Rows that look like a venue we have, or like an earlier row. */
  duplicates: Plan[]
  problems: Problem[]
  /** Rows that have something otherwise than a venue of ours, how many of them what, and the first of them. */
  changes: { rows: number; fields: Map<ChangedField, number>; first: Plan[] }
  /** Words for categories that we don’t know, those of the most rows first. */
  words: UnknownWord[]
  /** How many rows the list has, also those that weren’t looked at. */
  rows: number
}

const shown = { rows: 20, problems: 30, duplicates: 100, changes: 50 }

/** What would come of a list, without writing: of its first `most` rows, or of all. */
export async function previewRows(
  db: Queryable,
  sheet: Sheet,
  list: ListOfRows & { country: string | null },
  most = Infinity,
): Promise<Preview> {
  const seen = nothingSeen()
  const days = await dayOrderIn(db, sheet, list)
  const country = await usualCountry(sheet.rows(), list)
  const asked = { ...list, country, dayOrder: days?.order ?? null }
  return { ...(await previewBy(sheet, list, (rows) => planRows(db, rows, asked, seen), most)), country }
}

/** The same by whatever says what becomes of some rows; `first` are the plans of so many rows. */
export async function previewBy(
  sheet: Sheet,
  { mapping }: Pick<ListFacts, 'mapping'>,
  plan: (rows: readonly SheetRow[]) => Plan[] | Promise<Plan[]>,
  most: number,
  firstRows = shown.rows,
): Promise<Preview> {
  const problems = new Map<string, Problem>()
  const words = new Map<string, UnknownWord>()
  const changes: Preview['changes'] = { rows: 0, fields: new Map(), first: [] }
  const nothing = { first: [], duplicates: [], problems: [], words: [] }
  const preview: Preview = { ...nothing, country: null, counts: noCounts, changes, rows: 0 }
  for await (const rows of portions(sheet)) {
    preview.rows += rows.length
    if (preview.counts.read >= most) continue
    const plans = await plan(rows)
    countUnknownWords(words, rows, mapping)
    preview.counts = counted(preview.counts, plans, blankIn(rows))
    for (const one of plans) {
      if (preview.first.length < firstRows) preview.first.push(one)
      if (one.isAlike && preview.duplicates.length < shown.duplicates) preview.duplicates.push(one)
      if (one.changes.length > 0) noteChanges(changes, one)
      for (const remark of one.remarks) noteProblem(problems, remark, one.line)
    }
  }
  preview.problems = [...problems.values()].sort((a, b) => b.count - a.count).slice(0, shown.problems)
  preview.words = [...words.values()].sort((a, b) => b.rows - a.rows).slice(0, mostWords)
  return preview
}

function noteChanges(changes: Preview['changes'], plan: Plan): void {
  changes.rows += 1
  for (const { field } of plan.changes) changes.fields.set(field, (changes.fields.get(field) ?? 0) + 1)
  if (changes.first.length < shown.changes) changes.first.push(plan)
}
