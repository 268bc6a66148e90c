import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { retention } from '../../../access/retention.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { ImportedVenue } from '../contract/own-venues.ts'
import { undoDays } from '../outcomes.ts'
import type { OwnVenue } from './own/own-venue.ts'
import { importRows, imports } from './tables.ts'
import type { ImportedLine } from './imported-line.ts'

/** Venues of an organisation’s lists that aren’t added yet. */
export const isWaiting = (orgUid: string) => and(eq(imports.orgUid, orgUid), isNotNull(importRows.own))

/** One of them, by its row. */
export type Waiting = ImportedLine & { own: OwnVenue }

export async function listWaiting(db: Queryable, orgUid: string): Promise<Waiting[]> {
  const rows = await db
    .select({ importUid: importRows.importUid, line: importRows.line, own: importRows.own })
    .from(imports)
    .innerJoin(importRows, eq(importRows.importUid, imports.uid))
    .where(isWaiting(orgUid))
    .orderBy(desc(importRows.importUid), asc(importRows.line))
  return rows.map((row) => ({ ...row, own: must(row.own, 'draft') }))
}

const { importUid, line, remarks, own } = importRows
export type WaitingRow = {
  importUid: string
  line: number
  remarks: string[]
  outcome: string
  own: OwnVenue | null
  fileName: string
  at: Date
}

/** Venues of lists with what their owner sees of them. */
export const selectWaiting = (db: Queryable) =>
  db
    .select({
      importUid,
      line,
      remarks,
      outcome: importRows.outcome,
      own,
      fileName: imports.fileName,
      at: imports.activeAt,
    })
    .from(imports)
    .innerJoin(importRows, eq(importUid, imports.uid))
    .$dynamic()

export function viewWaiting({ at, own: venue, outcome, ...row }: WaitingRow): ImportedVenue {
  const draft = must(venue, 'draft')
  // A later list has told its city since.
  const isAnswered = outcome === 'asks' && draft.city !== null
  return {
    ...draft,
    ...row,
    remarks: isAnswered ? [] : row.remarks,
    importedAt: at.toISOString(),
    canUndo: plus(at, undoDays * dayMs) > now(),
    keptUntil: plus(at, retention.importedDrafts.days * dayMs).toISOString(),
  }
}

export const noVenue = () =>
  new CallError('not-found', 'This imported venue isn’t there any more. It may have been added already.')

/** One of them, locked. Throws where it is gone or somebody has added it. */
export async function lockImportedVenue(tx: Tx, orgUid: string, which: ImportedLine): Promise<OwnVenue> {
  const [row] = await tx
    .select({ own })
    .from(importRows)
    .innerJoin(imports, eq(imports.uid, importUid))
    .where(and(isWaiting(orgUid), ofLine(which)))
    .for('update', { of: importRows })
  if (!row)
    throw new CallError('not-found', 'This imported venue isn’t there any more. It may have been added already.')
  return must(row.own, 'draft')
}

/** Says what became of it: the venue that it is now, or that nobody wants it. */
export async function endImportedVenue(tx: Tx, one: ImportedLine, brandUid: string | null): Promise<void> {
  const left = { outcome: 'refused' as const, remarks: ['You left it out.'] }
  await tx
    .update(importRows)
    .set({ own: null, ...(brandUid ? { brandUid, outcome: 'added' } : left) })
    .where(ofLine(one))
}

export const ofLine = (one: ImportedLine) => and(eq(importUid, one.importUid), eq(line, one.line))
