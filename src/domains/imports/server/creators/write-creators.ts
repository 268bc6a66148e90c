import type { Tx } from '../../../../kit/server/database.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { Plan } from '../plan.ts'
import { textsOf } from '../remark.ts'
import { fillCreator, insertCreators } from './imported.ts'
import type { WrittenRow } from '../written-row.ts'

/** Adds creators and fills in what others lack, as planned. Nobody is written to. Answers a line about each row. */
export async function writeCreators(tx: Tx, importUid: string, plans: readonly Plan[]): Promise<WrittenRow[]> {
  const added = plans.filter(({ outcome, creator }) => outcome === 'added' && creator)
  const made = await insertCreators(
    tx,
    added.map((plan) => must(plan.creator).creator),
  )
  const uids = new Map(added.map(({ line }, at) => [line, made[at]]))
  const rows: WrittenRow[] = []
  for (const { line, name, outcome, remarks, creator, influencerUid } of plans) {
    const creatorUid = uids.get(line) ?? creator?.uid ?? null
    const row: WrittenRow = { importUid, line, name, outcome, remarks: textsOf(remarks), creatorUid, influencerUid }
    if (outcome === 'merged' && creator && creatorUid) {
      row.filledCreator = await fillCreator(tx, creatorUid, creator.creator)
      // Another row filled it in a moment ago.
      if (!row.filledCreator) row.outcome = 'known'
    }
    rows.push(row)
  }
  return rows
}
