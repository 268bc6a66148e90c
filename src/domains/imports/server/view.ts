import { inArray, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import type { ImportView } from '../views.ts'
import { isOfVenues } from '../fields.ts'
import { undoDays } from '../outcomes.ts'
import type { Import } from './run-import.ts'
import { importRows } from './tables.ts'
import { mayUndo } from './undo.ts'

/** Imports as our team sees them, with what can be done with each now. */
export async function viewImports(db: Queryable, runs: readonly Import[]): Promise<ImportView[]> {
  const names = await findDisplayNames(
    db,
    runs.flatMap(({ accountUid }) => accountUid ?? []),
  )
  const taken = await countTaken(
    db,
    runs.filter(({ state }) => state === 'undone'),
  )
  const venues = await findBrands(
    db,
    runs.flatMap(({ brandUid }) => brandUid ?? []),
  )
  return runs.map((run) => ({
    uid: run.uid,
    fileName: run.fileName,
    kind: run.kind,
    listName: run.listName,
    venue: run.brandUid ? { uid: run.brandUid, name: venues.get(run.brandUid)?.name ?? '' } : null,
    state: run.state,
    by: (run.accountUid && names.get(run.accountUid)) ?? null,
    createdAt: run.createdAt.toISOString(),
    counts: run.counts,
    total: run.total,
    problem: run.problem,
    reading: run.reading,
    columns: run.columns,
    mapping: run.mapping,
    country: run.country,
    duplicates: run.duplicates,
    corrections: run.corrections,
    undone: run.state === 'undone' ? (taken.get(run.uid) ?? { back: 0, kept: 0 }) : null,
    undoUntil: plus(run.activeAt, undoDays * dayMs).toISOString(),
    can: {
      change: run.state === 'draft',
      pause: run.state === 'running' && isStored(run),
      resume: run.state === 'paused' && isStored(run),
      undo: isOver(run) && mayUndo(run),
      report: hasReport(run),
    },
  }))
}

/** What imports that were undone took back, while that is kept: of lists of venues the venues, of others the rows. */
async function countTaken(
  db: Queryable,
  runs: readonly Import[],
): Promise<Map<string, { back: number; kept: number }>> {
  const { importUid, outcome, brandUid, filled, corrected, contactUid } = importRows
  if (runs.length === 0) return new Map()
  // A venue that was added is gone; rows that added more to it are about the same one.
  const isOwn = sql`${brandUid} is null and ${filled} is null and ${corrected} is null and ${contactUid} is null`
  const rows = await db
    .select({
      importUid,
      back: sql<number>`count(*) filter (where ${outcome} = 'undone')::int`,
      kept: sql<number>`count(*) filter (where ${outcome} = 'kept')::int`,
      removed: sql<number>`count(*) filter (where ${outcome} = 'asks' or (${outcome} = 'undone' and ${isOwn}))::int`,
      changed: sql<number>`count(distinct ${brandUid}) filter (where ${outcome} = 'undone')::int`,
      keptVenues: sql<number>`count(distinct ${brandUid}) filter (where ${outcome} = 'kept')::int`,
    })
    .from(importRows)
    .where(
      inArray(
        importUid,
        runs.map(({ uid }) => uid),
      ),
    )
    .groupBy(importUid)
  const ofVenues = new Set(runs.flatMap(({ uid, kind }) => (isOfVenues(kind) ? [uid] : [])))
  return new Map(
    rows.map(({ importUid: uid, back, kept, removed, changed, keptVenues }) => [
      uid,
      ofVenues.has(uid) ? { back: removed + changed, kept: keptVenues } : { back, kept },
    ]),
  )
}

export async function viewImport(db: Queryable, run: Import): Promise<ImportView> {
  return one(await viewImports(db, [run]))
}

/** Whether we have its file: one by the command is read where it lies. */
const isStored = ({ bytes }: Import) => bytes !== null

/** Nothing takes in its rows: it is done, or was stopped. A command that was cut short still says that it is running. */
export const isOver = (run: Import) =>
  ['paused', 'done', 'failed'].includes(run.state) || (run.state === 'running' && !isStored(run))

/** Whether some rows want to be seen, and their file is still there. */
export function hasReport(run: Import): boolean {
  const { refused, asks, duplicate, closed, remarks } = run.counts
  return (
    isStored(run) &&
    ['paused', 'done', 'failed'].includes(run.state) &&
    refused + asks + duplicate + closed + remarks > 0
  )
}
