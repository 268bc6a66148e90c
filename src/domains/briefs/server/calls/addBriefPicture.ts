import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOwnFile, showPublicly } from '../../../media/server/reads.ts'
import { record } from '../../../audit/server/record.ts'
import type { briefCalls } from '../../contract.ts'
import { whyNotShown } from '../pictures.ts'
import { briefPolicy } from '../policy.ts'
import { getBriefFor } from '../reads.ts'
import { sideOf } from '../save.ts'

/** What the feed shows is public: only what the caller brought becomes so. */
export const addBriefPicture: Handler<typeof briefCalls.addBriefPicture> = async ({ uid, fileUid }, { actor, tx }) => {
  const brief = await getBriefFor(tx, actor, uid)
  allow(briefPolicy, actor, 'edit', brief)
  const file = await getOwnFile(tx, actor, fileUid)
  const why = whyNotShown(file)
  if (why) throw new CallError('failed-precondition', why)
  await showPublicly(tx, [file.uid])
  await record(
    tx,
    actor,
    sideOf(actor),
    'brief.picture-added',
    { subjectUid: uid, brandUid: brief.brandUid },
    { after: { file: file.uid } },
  )
  return { file_path: file.path }
}
