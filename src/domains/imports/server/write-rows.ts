import type { Tx } from '../../../kit/server/database.ts'
import { makeBrands } from '../../organisations/server/build.ts'
import { fillGaps } from '../../profiles/server/likely-same.ts'
import type { Counts, Outcome } from '../outcomes.ts'
import type { Plan } from './plan.ts'
import { textsOf } from './remark.ts'
import { writeMembers } from './members/write-members.ts'
import { importRows, type imports } from './tables.ts'

type Row = typeof importRows.$inferInsert & { outcome: Outcome }

/** Writes what was planned for some rows, with a line about each. Answers what came of them. */
export async function writeRows(
  tx: Tx,
  run: Pick<typeof imports.$inferSelect, 'uid' | 'accountUid' | 'kind'>,
  plans: readonly Plan[],
): Promise<Row[]> {
  const rows = run.kind === 'venues' ? await carryOut(tx, run.uid, plans) : await writeMembers(tx, run, plans)
  if (rows.length > 0) await tx.insert(importRows).values(rows)
  return rows
}

/** The same without the lines about the rows: adds venues and fills in what others lack. */
export async function carryOut(tx: Tx, importUid: string, plans: readonly Plan[]): Promise<Row[]> {
  const toAdd = plans.flatMap(({ outcome, venue }) => (outcome === 'added' && venue ? [venue] : []))
  const made = await makeBrands(tx, toAdd)
  const rows: Row[] = []
  for (const { line, name, outcome, remarks, venue, brandUid, cells } of plans) {
    const row: Row = { importUid, line, name, outcome, brandUid, remarks: textsOf(remarks), cells }
    if (outcome === 'added' && venue) {
      row.brandUid = made.get(venue.sourceKey) ?? null
      // Somebody else added the same venue in this moment.
      if (!row.brandUid) row.outcome = 'known'
    }
    if (outcome === 'merged' && venue && brandUid) {
      const filled = await fillGaps(tx, brandUid, venue)
      if (filled) row.filled = { filled }
      else row.outcome = 'duplicate'
    }
    rows.push(row)
  }
  return rows
}

/** Adds rows to the counts of an import. */
export function counted(counts: Counts, rows: readonly { outcome: Outcome; remarks: readonly unknown[] }[]): Counts {
  const sum = { ...counts, read: counts.read + rows.length }
  for (const { outcome, remarks } of rows) {
    sum[outcome] += 1
    if ((outcome === 'added' || outcome === 'merged') && remarks.length > 0) sum.remarks += 1
  }
  return sum
}
