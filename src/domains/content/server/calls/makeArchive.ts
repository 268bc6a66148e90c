import { accountOf } from '../../../../access/roles.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must, mustGet } from '../../../../kit/contract/must.ts'
import { unsafeFindCollabs } from '../../../collabs/server/reads.ts'
import { whyNoArchive } from '../../archive.ts'
import type { contentCalls } from '../../contract.ts'
import { archiveUrl } from '../archive-link.ts'
import { planArchive } from '../archive.ts'
import { noDeliverable, recordDeliverable } from '../deliverable.ts'
import { findFinished } from '../finished.ts'

export const makeArchive: Handler<typeof contentCalls.makeArchive> = async (
  { brandUid, deliverableUids },
  { actor, caller, tx, config },
) => {
  assertForBrand(actor, brandUid)
  const finished = await findFinished(tx, brandUid, deliverableUids)
  if (finished.length < new Set(deliverableUids).size) throw noDeliverable()
  const { parts, leftOut, files, bytes } = await planArchive(tx, brandUid, finished)
  if (files === 0)
    throw new CallError(
      'failed-precondition',
      leftOut.length === 1
        ? must(leftOut[0]).why
        : 'None of these have usage rights now, so there’s nothing to download. Ask the creators to grant or extend them.',
    )
  const tooLarge = whyNoArchive(bytes)
  if (tooLarge) throw new CallError('failed-precondition', tooLarge)
  const collabs = await unsafeFindCollabs(
    tx,
    parts.map(({ deliverable }) => deliverable.collabUid),
  )
  for (const { deliverable } of parts) {
    const collab = mustGet(collabs, deliverable.collabUid)
    await recordDeliverable({ actor, tx, config }, 'deliverable.downloaded', collab, deliverable)
  }
  const asked = { by: 'session', accountUid: accountOf(actor), sessionUid: caller.sessionUid, brandUid } as const
  const uids = parts.map(({ deliverable }) => deliverable.uid)
  return { url: archiveUrl(config, { ...asked, deliverableUids: uids }), files, bytes, leftOut }
}
