import { isDeepStrictEqual } from 'node:util'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { Sheet } from '../../../../kit/server/sheets/sheet.ts'
import type { importCalls, ImportPreview } from '../../contract.ts'
import { mappingFor } from '../begin.ts'
import { isReportColumn } from '../columns/report.ts'
import { refuseUnreadable, withList } from '../files.ts'
import type { Plan } from '../plan.ts'
import { textsOf } from '../remark.ts'
import { planWords } from '../plan-words.ts'
import { assertState, getImportRow } from '../reads.ts'
import type { Import } from '../run-import.ts'

/** How many rows are looked at: within a second or two, while somebody changes how they are read. */
const lookedAt = 5_000
const examples = { count: 3, length: 60 }

export const previewImport: Handler<typeof importCalls.previewImport> = async ({ uid }, { db, storage }) => {
  const run = await getImportRow(db, uid)
  assertState(run, 'draft')
  return withList(storage, run, (sheet) => previewList(db, run, sheet)).catch(refuseUnreadable)
}

async function previewList(db: Queryable, run: Import, sheet: Sheet): Promise<ImportPreview> {
  const { previewRows } = await import('../preview.ts')
  const { rows, counts, first, duplicates, problems } = await previewRows(db, sheet, run, lookedAt)
  const { mapping, isRemembered } = await mappingFor(db, sheet, run.kind)
  return {
    sheets: sheet.sheets,
    above: sheet.above.filter(Boolean),
    columns: sheet.columns.map((name, at) => ({
      name,
      examples: examplesOf(sheet, at),
      isReport: isReportColumn(name),
    })),
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
