import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { ImportState } from '../outcomes.ts'
import type { Import } from './run-import.ts'
import { importRows, imports } from './tables.ts'

/** Says that an import is to go on, or to be undone. */
export const importChannel = 'imports'

const gone = () => new CallError('not-found', 'We couldn’t find that import. It may have been discarded.')

/** Of our team, or of an organisation: nobody finds another’s. */
const ofWhom = (uid: string, orgUid: string | null) =>
  and(eq(imports.uid, uid), orgUid === null ? isNull(imports.orgUid) : eq(imports.orgUid, orgUid))

export async function getImportRow(db: Queryable, uid: string, orgUid: string | null = null): Promise<Import> {
  const [run] = await db.select().from(imports).where(ofWhom(uid, orgUid))
  if (!run) throw gone()
  return run
}

/** Locked: its job does nothing until the transaction is over. */
export async function lockImport(tx: Tx, uid: string, orgUid: string | null = null): Promise<Import> {
  const [run] = await tx.select().from(imports).where(ofWhom(uid, orgUid)).for('update')
  if (!run) throw gone()
  return run
}

const notNow: Record<ImportState, string> = {
  draft: 'This import hasn’t started yet. Start it first.',
  running: 'This import has already started. Pause it, or wait until it’s done.',
  paused: 'This import is paused. Continue it, or undo it.',
  done: 'This import is done. To remove what it added, undo it.',
  failed: 'This import stopped, so it can’t be continued. See why on its page, then import the file again.',
  undoing: 'This import is being undone. Wait until that’s done.',
  undone: 'This import was undone. Import the file again to bring back what it added.',
}

/** Refuses what an import in its state doesn’t allow. */
export function assertState(run: Import, ...states: readonly ImportState[]): void {
  if (states.includes(run.state)) return
  throw new CallError('failed-precondition', notNow[run.state])
}

/** Venues that still need a city. */
export const isVenueDraft = isNotNull(importRows.cells)
