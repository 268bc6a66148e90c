import type { Tx } from '../../../kit/server/database.ts'
import { makeBrands } from '../../organisations/server/build.ts'
import type { Actor } from '../../../access/roles.ts'
import { fillGaps } from '../../profiles/server/likely-same.ts'
import { isOfVisits } from '../fields.ts'
import type { Counts, Outcome } from '../outcomes.ts'
import { writeContacts } from './brands/write-contacts.ts'
import { writeCreators } from './creators/write-creators.ts'
import type { Plan } from './plan.ts'
import { isDifference, type Remark, textsOf } from './remark.ts'
import { writeMembers } from './members/write-members.ts'
import { importRows, type imports } from './tables.ts'
import { correct, findTouched } from './venues/corrections.ts'
import { writeVisits } from './visits/records.ts'
import type { WrittenRow } from './written-row.ts'

/** Writes what was planned for some rows, with a line about each. Answers what came of them. */
export async function writeRows(
  tx: Tx,
  run: Pick<typeof imports.$inferSelect, 'uid' | 'accountUid' | 'kind'>,
  plans: readonly Plan[],
  actor: Actor,
): Promise<WrittenRow[]> {
  const rows = await writeOf(tx, run, plans, actor)
  if (rows.length > 0) await tx.insert(importRows).values(rows)
  return rows
}

function writeOf(
  tx: Tx,
  run: Pick<typeof imports.$inferSelect, 'uid' | 'accountUid' | 'kind'>,
  plans: readonly Plan[],
  actor: Actor,
): Promise<WrittenRow[]> {
  if (run.kind === 'lists') return writeMembers(tx, run, plans)
  if (isOfVisits(run.kind)) return writeVisits(tx, run.uid, plans)
  return run.kind === 'creators' ? writeCreators(tx, run.uid, plans) : carryOut(tx, run.uid, plans, actor)
}

/** The same without the lines about the rows: adds venues with their contacts, fills in what others lack, and corrects what they have. */
export async function carryOut(tx: Tx, importUid: string, plans: readonly Plan[], actor: Actor): Promise<WrittenRow[]> {
  const toAdd = plans.flatMap(({ outcome, venue }) => (outcome === 'added' && venue ? [venue] : []))
  const made = await makeBrands(tx, toAdd)
  const touched = await findTouched(tx, importUid, plans)
  const rows: WrittenRow[] = []
  for (const plan of plans) {
    const { line, name, outcome, remarks, venue, brandUid, cells, isAlike, corrections, fills } = plan
    const row: WrittenRow = { importUid, line, name, outcome, brandUid, remarks: textsOf(remarks), cells }
    if (outcome === 'added' && venue) {
      row.brandUid = made.get(venue.sourceKey) ?? null
      // Somebody else added the same venue in this moment.
      if (!row.brandUid) row.outcome = 'known'
    }
    if (outcome === 'merged' && venue) row.brandUid ??= made.get(plan.fillsSource ?? venue.sourceKey) ?? null
    if (brandUid && corrections.length > 0) {
      row.corrected = touched.has(brandUid) ? null : await correct(tx, actor, brandUid, corrections)
      if (row.corrected) touched.add(brandUid)
    }
    if (fills && venue && row.brandUid) {
      const filled = await fillGaps(tx, row.brandUid, venue)
      row.filled = filled && { filled }
    }
    // A row that only adds a contact leaves the rest as it is.
    if ((fills || corrections.length > 0) && !row.filled && !row.corrected)
      row.outcome = isAlike ? 'duplicate' : 'known'
    rows.push(row)
  }
  await writeContacts(tx, plans, rows)
  return rows
}

/** Adds rows to the counts of an import. */
export function counted(
  counts: Counts,
  rows: readonly { outcome: Outcome; remarks: readonly (Remark | string)[] }[],
  blank = 0,
): Counts {
  const sum = { ...counts, read: counts.read + rows.length }
  if (blank > 0) sum.blank = (counts.blank ?? 0) + blank
  for (const { outcome, remarks } of rows) {
    sum[outcome] += 1
    const texts = remarks.map((one) => (typeof one === 'string' ? one : one.text))
    const isWarned =
      outcome === 'added' || outcome === 'merged' ? texts.length > 0 : outcome === 'known' && texts.some(isDifference)
    if (isWarned) sum.remarks += 1
  }
  return sum
}
