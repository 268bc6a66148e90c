import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { brandPolicy } from '../../../profiles/server/policy.ts'
import type { importCalls } from '../../contract.ts'
import { undoDays } from '../../outcomes.ts'
import { openAsOwner } from '../own/open.ts'
import { assertState, lockImport } from '../reads.ts'
import { importRows, imports } from '../tables.ts'
import { mayUndo, takeDetailsOut } from '../undo.ts'

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
  const { importUid, brandUid: venue, corrected: isCorrected } = importRows
  const corrected = await tx
    .select()
    .from(importRows)
    .where(and(eq(importUid, uid), isNotNull(isCorrected)))
  assertMayPutBack(actor, corrected)
  const deleted = await tx
    .update(importRows)
    .set({ own: null, outcome: 'undone' })
    .where(and(eq(importUid, uid), isNotNull(importRows.own)))
    .returning({ line: importRows.line })
  let restored = 0
  for (const row of corrected) if (await takeDetailsOut(tx, actor, row)) restored += 1
  const added = await tx
    .update(importRows)
    .set({ outcome: 'kept', remarks: ['You’ve added it since.'] })
    .where(and(eq(importUid, uid), isNotNull(venue), isNull(isCorrected)))
    .returning({ line: importRows.line })
  await tx.update(imports).set({ state: 'undone', activeAt: now() }).where(eq(imports.uid, uid))
  await record(
    tx,
    actor,
    'brand',
    'brand.venue-import-undone',
    { subjectUid: brandUid, brandUid },
    { after: { fileName: run.fileName, venues: deleted.length, changed: corrected.length } },
  )
  const changed = { back: restored, stayed: corrected.length - restored }
  return { deleted: deleted.length, added: added.length, ...(corrected.length > 0 && { changed }) }
}

/** Refuses to put back details of a venue that the caller can’t edit. */
function assertMayPutBack(actor: Actor, rows: readonly (typeof importRows.$inferSelect)[]): void {
  const notTheirs = rows.find(({ brandUid }) => brandUid && !may(brandPolicy, actor, 'save', { uid: brandUid }))
  if (notTheirs)
    throw new CallError(
      'failed-precondition',
      `This import changed ${notTheirs.name}, which you can’t edit. Ask its owner to undo it.`,
    )
}
