import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { record } from '../../../audit/server/record.ts'
import type { importCalls } from '../../contract.ts'
import { textsOf } from '../remark.ts'
import { correctingOf } from '../venues/corrections.ts'
import { endVenueDraft, lockVenueDraft } from '../venue-drafts.ts'
import { carryOut } from '../write-rows.ts'

export const placeVenueDraft: Handler<typeof importCalls.placeVenueDraft> = async (
  { importUid, line, city, country, evenIfAlike },
  { actor, tx },
) => {
  const { run, row } = await lockVenueDraft(tx, importUid, line)
  const duplicates = evenIfAlike ? 'add' : run.duplicates
  const { nothingSeen, planRows } = await import('../plan-rows.ts')
  const list = { ...run, ...correctingOf(run, actor), duplicates, place: { city, country } }
  const plans = await planRows(tx, [{ line, cells: must(row.cells), problem: null }], list, nothingSeen())
  const { outcome: planned, remarks: why } = first(plans)
  if (planned === 'asks')
    throw new CallError(
      'failed-precondition',
      `${textsOf(why).join(' ')} Choose a city from the list, or a larger town nearby and its country.`,
    )
  const {
    outcome,
    remarks,
    brandUid = null,
    filled = null,
    corrected = null,
  } = first(await carryOut(tx, importUid, plans, actor))
  // Nobody has decided yet whether it is another venue: it stays a draft.
  if (outcome === 'duplicate') return { outcome, remarks, brandUid }
  await endVenueDraft(tx, run, line, { outcome, remarks, brandUid, filled, corrected })
  const subject = { subjectUid: importUid, brandUid }
  await record(tx, actor, 'staff', 'import.venue-placed', subject, { after: { name: row.name, city, country } })
  return { outcome, remarks, brandUid }
}
