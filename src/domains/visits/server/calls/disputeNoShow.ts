import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOwnFile } from '../../../media/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyManager } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'

export const disputeNoShow: Handler<typeof visitCalls.disputeNoShow> = async (
  { uid, text, fileUid },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, { uid }, 'dispute')
  if (fileUid) await getOwnFile(tx, actor, fileUid)
  const after = await saveCollab(tx, collab, {
    dispute: { text, at: now().toISOString(), ...(fileUid && { fileUid }) },
  })
  await recordCollab(acting, 'collab.no-show-disputed', collab, after, { why: text })
  await notifyManager(acting, after, {
    kind: 'collab.no-show-disputed',
    title: `${collab.terms?.influencerName ?? 'The creator'} disputed a no-show`,
    lines: [text],
    action: 'Review dispute',
  })
  return viewCollab(tx, actor, after)
}
