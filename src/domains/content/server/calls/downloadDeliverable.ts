import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import { signedOriginalPath } from '../../../media/server/signing.ts'
import type { contentCalls } from '../../contract.ts'
import { whyNoDownload } from '../../rights.ts'
import { getDeliverable, recordDeliverable } from '../deliverable.ts'
import { contentPolicy } from '../policy.ts'
import { findVersions } from '../reads.ts'
import { stateOfRights } from '../view.ts'

export const downloadDeliverable: Handler<typeof contentCalls.downloadDeliverable> = async (
  { deliverableUid, fileUid },
  { actor, tx, config },
) => {
  const { deliverable, collab } = await getDeliverable(tx, actor, deliverableUid)
  allow(contentPolicy, actor, 'download', collab)
  const side = sideOn(actor, collab)
  const seen = (await findVersions(tx, [deliverableUid])).filter(
    (version) => side === 'influencer' || version.submittedAt,
  )
  const file = seen.flatMap((version) => version.files).find((one) => one.uid === fileUid)
  if (!file) throw new CallError('not-found', 'We couldn’t find that file. Reload the page, then try again.')
  if (side === 'brand') {
    if (!deliverable.approvedAt)
      throw new CallError('failed-precondition', 'This content isn’t approved yet. You can download it once it is.')
    const why = whyNoDownload(stateOfRights(collab, deliverable))
    if (why) throw new CallError('failed-precondition', why)
  }
  await recordDeliverable({ actor, tx, config }, 'deliverable.downloaded', collab, deliverable)
  const { handle, name } = await getInfluencer(tx, collab.influencerUid)
  return { file_path: signedOriginalPath(config, file.path), credit: `${name}, @${handle}` }
}
