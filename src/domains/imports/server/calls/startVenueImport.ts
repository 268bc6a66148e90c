import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import type { importCalls } from '../../contract.ts'
import { hasNeeded, needsField } from '../../fields.ts'
import { noCounts } from '../../outcomes.ts'
import { notVenuesWords } from '../../own-venues.ts'
import { fileKey, refuseUnreadable, withList } from '../files.ts'
import { notVenues } from '../own/not-venues.ts'
import { openAsOwner } from '../own/open.ts'
import { readOwnRows } from '../own/read-rows.ts'
import { blankIn } from '../portions.ts'
import { assertState, getImportRow, lockImport } from '../reads.ts'
import { imports } from '../tables.ts'
import { correctingOf, refuseByKey } from '../venues/corrections.ts'
import { viewImport } from '../view.ts'
import { counted } from '../write-rows.ts'

export const startVenueImport: Handler<typeof importCalls.startVenueImport> = async (
  { brandUid, uid },
  { actor, db, storage },
) => {
  const org = await openAsOwner(db, actor, brandUid)
  const draft = await getImportRow(db, uid, org.uid)
  assertState(draft, 'draft')
  refuseByKey(actor, draft.corrections)
  const other = notVenues(draft)
  if (other) throw new CallError('failed-precondition', notVenuesWords(other))
  if (!hasNeeded(draft.kind, draft.mapping)) throw new CallError('failed-precondition', needsField[draft.kind])
  const [{ planOwnVenues }, { writeOwnVenues }, { ownFactsOf }, { usualCountry }, { withPoints }] = await Promise.all([
    import('../own/plan-own-venues.ts'),
    import('../own/write-own-venues.ts'),
    import('../own/own-facts.ts'),
    import('../places/usual-country.ts'),
    import('../places/with-points.ts'),
  ])
  const rows = await withList(storage, draft, readOwnRows).catch(refuseUnreadable)
  const list = { ...draft, ...(!actor.key && correctingOf(draft, actor)), country: await usualCountry(rows, draft) }
  const view = await db.transaction(async (tx) => {
    // Another list of theirs waits, and then finds the venues of this one.
    await lockOrganisation(tx, org.uid)
    assertState(await lockImport(tx, uid, org.uid), 'draft')
    const placed = await withPoints(tx, rows, list)
    const plans = planOwnVenues(rows, placed, await ownFactsOf(tx, org.uid))
    const written = await writeOwnVenues(tx, actor, uid, plans)
    const counts = counted(noCounts, written, blankIn(rows))
    // The file has done its work: what it said of each venue is in its row.
    const done = { state: 'done' as const, counts, total: rows.length, bytes: null, activeAt: now() }
    const after = one(await tx.update(imports).set(done).where(eq(imports.uid, uid)).returning())
    await record(
      tx,
      actor,
      'brand',
      'brand.venues-imported',
      { subjectUid: brandUid, brandUid },
      { after: { fileName: draft.fileName, venues: counts.added + counts.asks, changed: counts.merged } },
    )
    return viewImport(tx, after)
  })
  await storage.remove(fileKey(uid))
  return view
}
