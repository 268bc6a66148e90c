import { and, eq, isNotNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { importCalls } from '../../contract.ts'
import { undoDays } from '../../outcomes.ts'
import { openAsOwner } from '../own/open.ts'
import { assertState, lockImport } from '../reads.ts'
import { importRows, imports } from '../tables.ts'
import { mayUndo } from '../undo.ts'

export const undoVenueImport: Handler<typeof importCalls.undoVenueImport> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  const org = await openAsOwner(tx, actor, brandUid)
  const run = await lockImport(tx, uid, org.uid)
  assertState(run, 'done')
  if (!mayUndo(run))
    throw new CallError(
      'failed-precondition',
      `This import is more than ${undoDays} days old, so it can’t be undone. You can still leave out individual venues.`,
    )
  const deleted = await tx
    .update(importRows)
    .set({ own: null, outcome: 'undone' })
    .where(and(eq(importRows.importUid, uid), isNotNull(importRows.own)))
    .returning({ line: importRows.line })
  const added = await tx
    .update(importRows)
    .set({ outcome: 'kept', remarks: ['You’ve added it since.'] })
    .where(and(eq(importRows.importUid, uid), isNotNull(importRows.brandUid)))
    .returning({ line: importRows.line })
  await tx.update(imports).set({ state: 'undone', activeAt: now() }).where(eq(imports.uid, uid))
  await record(
    tx,
    actor,
    'brand',
    'brand.venue-import-undone',
    { subjectUid: brandUid, brandUid },
    { after: { fileName: run.fileName, venues: deleted.length } },
  )
  return { deleted: deleted.length, added: added.length }
}
