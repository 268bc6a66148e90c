import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type Actor, systemActor } from '../../../access/roles.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { must } from '../../../kit/contract/must.ts'
import { deleteBrands } from '../../organisations/server/build.ts'
import { removeUnchangedContacts } from '../../organisations/server/contacts.ts'
import { emptyGaps, lockVenues } from '../../profiles/server/likely-same.ts'
import { forgetHealth } from '../../records/server/health.ts'
import { isOfVenues, isOfVisits } from '../fields.ts'
import { undoDays } from '../outcomes.ts'
import { takeCreatorsBack } from './creators/undo-creators.ts'
import { deleteMadeLists, takeMembersBack } from './members/undo-members.ts'
import type { Import } from './run-import.ts'
import { importRows, imports } from './tables.ts'
import { takeVisitsBack } from './visits/records.ts'
import { putBackDraft } from './own/correct-draft.ts'
import { putBack } from './venues/corrections.ts'
import { stayedBecause } from './venues/correction-words.ts'
import type { Corrected } from './venues/details.ts'
import { type AddedVenue, findUses, keptBecause } from './uses.ts'

const portion = 200
type Row = typeof importRows.$inferSelect

/** Whether an import, also one that was cut short, moved lately enough to be undone, and isn’t undone yet. */
export function mayUndo({ state, activeAt }: Import): boolean {
  return state !== 'undone' && plus(activeAt, undoDays * dayMs) > now()
}

/**
 * Takes an import back, a portion a transaction: first the venues it added go, unless somebody has worked with them since, then what it
 * filled in at others is emptied and what it corrected there is put back, unless somebody has changed it since. Each row says what became of it, so that it goes on after a
 * killed process.
 */
export async function takeBack(db: Db, uid: string): Promise<void> {
  while (await db.transaction((tx) => undoPortion(tx, uid)));
  await deleteMadeLists(db, uid)
  // Nobody is asked about the city of a venue whose list was taken back.
  await db.update(importRows).set({ cells: null }).where(eq(importRows.importUid, uid))
  await db
    .update(imports)
    .set({ state: 'undone', activeAt: now() })
    .where(and(eq(imports.uid, uid), eq(imports.state, 'undoing')))
}

async function undoPortion(tx: Tx, uid: string): Promise<boolean> {
  const [run] = await tx
    .select({ state: imports.state, kind: imports.kind })
    .from(imports)
    .where(eq(imports.uid, uid))
    .for('update')
  const { state, kind } = must(run)
  if (state !== 'undoing') return false
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importUid, uid), inArray(importRows.outcome, ['added', 'merged'])))
    .orderBy(...inOrder(kind))
    .limit(portion)
  if (rows.length === 0) return false
  const added = rows.filter(({ outcome }) => outcome === 'added')
  if (kind === 'lists') await takeMembersBack(tx, rows)
  else if (isOfVisits(kind)) await takeVisitsBack(tx, uid, rows)
  else if (kind === 'creators') await takeCreatorsBack(tx, uid, rows)
  else if (added.length > 0) await takeOut(tx, uid, added)
  else for (const row of rows) await takeDetailsOut(tx, systemActor, row)
  return true
}

/**
 * What was filled in at a venue goes with it, or stays with it; a later row may have corrected what an earlier one filled in there. A
 * note is taken back before its creator leaves the list.
 */
function inOrder(kind: Import['kind']) {
  const { outcome, line } = importRows
  if (isOfVenues(kind)) return [asc(outcome), desc(line)]
  return [kind === 'lists' ? desc(outcome) : asc(outcome), asc(line)]
}

/** Deletes the venues of rows that added them, or says why each stays; what the import filled in there later has the same outcome. */
async function takeOut(tx: Tx, uid: string, rows: readonly Row[]): Promise<void> {
  const uids = rows.flatMap(({ brandUid }) => brandUid ?? [])
  const kept = await deleteUnused(tx, uid, await lockVenues(tx, uids))
  const isOf = (brandUids: readonly string[]) =>
    and(
      eq(importRows.importUid, uid),
      inArray(importRows.brandUid, [...brandUids]),
      inArray(importRows.outcome, ['added', 'merged']),
    )
  for (const [brandUid, uses] of kept)
    await tx
      .update(importRows)
      .set({ outcome: 'kept', remarks: [keptBecause(uses)] })
      .where(isOf([brandUid]))
  const gone = uids.filter((one) => !kept.has(one))
  const lines = rows.flatMap(({ line, brandUid }) => (brandUid && kept.has(brandUid) ? [] : [line]))
  const isDone = and(eq(importRows.importUid, uid), inArray(importRows.line, lines))
  await tx.update(importRows).set({ outcome: 'undone', contactUid: null }).where(isDone)
  await tx.update(importRows).set({ outcome: 'undone' }).where(isOf(gone))
  // Rows of other lists that were the same venue lead nowhere any more.
  await tx.update(importRows).set({ brandUid: null }).where(inArray(importRows.brandUid, gone))
}

/** Deletes those of these venues that nobody has worked with. Answers the others, with what was done with each. */
async function deleteUnused(tx: Tx, uid: string, venues: readonly AddedVenue[]): Promise<Map<string, string[]>> {
  const kept = await findUses(tx, uid, venues)
  const unused = venues.filter((venue) => !kept.has(venue.uid))
  if (await deleteTogether(tx, unused)) return kept
  for (const venue of unused)
    if (!(await deleteTogether(tx, [venue]))) kept.set(venue.uid, ['linked to another record'])
  return kept
}

/** False, and nothing is deleted, where the database finds something that hangs on one of them. */
async function deleteTogether(tx: Tx, venues: readonly AddedVenue[]): Promise<boolean> {
  return tx
    .transaction(async (inner) => {
      await forgetHealth(
        inner,
        venues.map(({ uid }) => uid),
      )
      await deleteBrands(inner, venues)
      return true
    })
    .catch((error: unknown) => {
      if (sqlState(error) === '23503') return false
      throw error
    })
}

/** Removes the contact that a row added, empties what it filled in and puts back what it corrected, at a venue that was there. Where all of it was changed since, the row says that it stays; answers whether something went. */
export async function takeDetailsOut(tx: Tx, actor: Actor, row: Row): Promise<boolean> {
  const { importUid, line, brandUid, filled, corrected, contactUid, remarks } = row
  const isContactKept = contactUid !== null && (await removeUnchangedContacts(tx, [contactUid])).length === 0
  const changed = [
    ...(filled && brandUid ? await emptyGaps(tx, brandUid, filled.filled) : []),
    ...(corrected ? await putBackAt(tx, actor, brandUid, corrected) : []),
  ]
  const details = { ...filled?.filled, ...corrected?.after }
  const areDetailsKept = changed.length > 0 && changed.length === Object.keys(details).length
  const isAll = isContactKept || (areDetailsKept && contactUid === null)
  const stayed = [...(isContactKept ? [contactStayed] : []), ...(changed.length > 0 ? [stayedBecause(changed)] : [])]
  await tx
    .update(importRows)
    .set({
      outcome: isAll ? 'kept' : 'undone',
      ...(stayed.length > 0 && { remarks: [...stayed, ...remarks] }),
    })
    .where(and(eq(importRows.importUid, importUid), eq(importRows.line, line)))
  return !isAll
}

function putBackAt(tx: Tx, actor: Actor, brandUid: string | null, corrected: Corrected) {
  if (corrected.draft) return putBackDraft(tx, corrected.draft, corrected)
  return brandUid ? putBack(tx, actor, brandUid, corrected) : []
}

const contactStayed = 'We kept its contact, because someone has changed it since.'
