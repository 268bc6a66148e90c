import type { Actor } from '../../../../access/roles.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Plan } from '../plan.ts'
import { textsOf } from '../remark.ts'
import { importRows } from '../tables.ts'
import { changeLine, wordsOf } from '../venues/correction-words.ts'
import { correct } from '../venues/corrections.ts'
import type { WrittenRow } from '../written-row.ts'
import { correctDraft } from './correct-draft.ts'

/** Keeps what was planned for the rows of an owner’s list: drafts, and corrections of venues and drafts that are there. */
export async function writeOwnVenues(
  tx: Tx,
  actor: Actor,
  importUid: string,
  plans: readonly Plan[],
): Promise<WrittenRow[]> {
  const rows: WrittenRow[] = []
  for (const plan of plans) {
    const { line, name, outcome, remarks, own, brandUid, waiting, changes, corrections } = plan
    const row: WrittenRow = { importUid, line, name, outcome, remarks: textsOf(remarks), own }
    if (corrections.length > 0) {
      row.brandUid = brandUid
      if (brandUid) row.corrected = await correct(tx, actor, brandUid, corrections)
      else if (waiting) row.corrected = await correctDraft(tx, waiting, corrections)
      if (!row.corrected) row.outcome = 'duplicate'
    }
    const staying = changes.filter((one) => !row.corrected || !corrections.includes(one))
    if (staying.length > 0) row.remarks.push(staysWords(staying))
    rows.push(row)
  }
  if (rows.length > 0) await tx.insert(importRows).values(rows)
  return rows
}

/** What the list has otherwise, where nobody chose to change it. */
const staysWords = (changes: Plan['changes']): string =>
  `Your list has other details, which we left as they are: ${changes.map((one) => changeLine(wordsOf(one))).join('; ')}.`
