import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { importCalls } from '../../contract.ts'
import { getImportRow } from '../reads.ts'
import { reportUrl } from '../report-link.ts'
import { hasReport } from '../view.ts'

export const getImportReport: Handler<typeof importCalls.getImportReport> = async ({ uid }, { db, config }) => {
  const run = await getImportRow(db, uid)
  if (!hasReport(run))
    throw new CallError(
      'failed-precondition',
      'There’s no report: every row was imported, or the file is older than 7 days.',
    )
  return { url: reportUrl(config, uid) }
}
