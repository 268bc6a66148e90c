import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { checkContent } from '../../../media/content-checks.ts'
import { getOwnFile, showPublicly } from '../../../media/server/reads.ts'
import { factsOf } from '../../../media/server/view.ts'
import { record } from '../../../audit/server/record.ts'
import type { briefCalls } from '../../contract.ts'
import { briefPolicy } from '../policy.ts'
import { getBriefFor } from '../reads.ts'
import { sideOf } from '../save.ts'

/** What the feed shows is public: only what the caller brought becomes so. */
export const addBriefPicture: Handler<typeof briefCalls.addBriefPicture> = async ({ uid, fileUid }, { actor, tx }) => {
  const brief = await getBriefFor(tx, actor, uid)
  allow(briefPolicy, actor, 'edit', brief)
  const file = await getOwnFile(tx, actor, fileUid)
  const wrong = checkContent(factsOf(file), { type: 'brief' }).find((check) => !check.ok)
  if (wrong) throw new CallError('failed-precondition', `${wrong.cause} ${wrong.fix}`)
  // A card shows it before the clip plays, and instead of it on a slow line.
  if (file.kind === 'video' && !file.posterPath)
    throw new CallError(
      'failed-precondition',
      'We couldn’t make a cover image from this clip. Export it as MP4 with H.264, then upload it again.',
    )
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
