import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { refuseUnreadable, withList } from '../files.ts'
import { correctingOf } from '../venues/corrections.ts'
import { assertState, getImportRow } from '../reads.ts'

/** How many rows are looked at: within a second or two, while somebody changes how they are read. */
const lookedAt = 5_000

export const previewImport: Handler<typeof importCalls.previewImport> = async ({ uid }, { actor, db, storage }) => {
  const run = await getImportRow(db, uid)
  assertState(run, 'draft')
  // A key sees of our venues no more than which rows they are.
  const list = actor.key ? run : { ...run, ...correctingOf(run, actor) }
  // What reads rows knows all countries, time zones and phone numbers: it is loaded when there are some.
  const [{ previewRows }, { viewPreview }] = await Promise.all([import('../preview.ts'), import('../view-preview.ts')])
  return withList(storage, run, async (sheet) =>
    viewPreview(db, run, sheet, await previewRows(db, sheet, list, lookedAt)),
  ).catch(refuseUnreadable)
}
