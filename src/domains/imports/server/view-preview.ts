import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Sheet } from '../../../kit/server/sheets/sheet.ts'
import type { ImportPreview } from '../views.ts'
import { mappingFor } from './begin.ts'
import { ownIdsIn } from './columns/own-file.ts'
import { isReportColumn } from './columns/report.ts'
import type { Plan } from './plan.ts'
import { planWords } from './plan-words.ts'
import type { Preview } from './preview.ts'
import { textsOf } from './remark.ts'
import type { Import } from './run-import.ts'
import { wordsOf } from './venues/correction-words.ts'
import { categoryFor } from './venues/categories.ts'
import { dayOrderIn } from './visits/day-order.ts'

const examples = { count: 3, length: 60 }

/** What would come of a list, as people see it, with its columns. */
export async function viewPreview(
  db: Queryable,
  run: Import,
  sheet: Sheet,
  { rows, counts, first, duplicates, problems, words, changes, country }: Preview,
): Promise<ImportPreview> {
  const { mapping, isRemembered } = await mappingFor(db, sheet, run.kind)
  return {
    sheets: sheet.sheets,
    above: sheet.above.filter(Boolean),
    columns: sheet.columns.map((name, at) => ({
      name,
      examples: examplesOf(sheet, at),
      isReport: isReportColumn(name),
    })),
    country,
    rows,
    counts,
    first: first.map(viewPlan),
    duplicates: duplicates.map(({ line, name, remarks, brandUid }) => ({
      line,
      name,
      why: remarks[0]?.text ?? '',
      brandUid,
    })),
    problems,
    changes: {
      rows: changes.rows,
      fields: [...changes.fields].map(([field, count]) => ({ field, rows: count })),
      first: changes.first.map(({ line, name, brandUid, changes: own }) => ({
        line,
        name,
        brandUid,
        changes: own.map(wordsOf),
      })),
    },
    words: words.map((one) => ({ ...one, category: categoryFor(one.word, run.categories) })),
    days: await dayOrderIn(db, sheet, run),
    isOurs: ownIdsIn(sheet) !== null,
    isRemembered: isRemembered && isDeepStrictEqual(mapping, run.mapping),
  }
}

function examplesOf({ sample }: Sheet, at: number): string[] {
  const filled = sample.flatMap(({ cells }) => cells[at]?.slice(0, examples.length) || [])
  return [...new Set(filled)].slice(0, examples.count)
}

function viewPlan(plan: Plan): ImportPreview['first'][number] {
  const { line, name, outcome, remarks } = plan
  return { line, name, outcome, becomes: planWords(plan), remarks: textsOf(remarks) }
}
