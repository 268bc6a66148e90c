import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { tell } from '../../../notices/server/record.ts'
import type { collabCalls } from '../../contract.ts'
import { outcomeWords } from '../../stages.ts'
import { collabPolicy } from '../policy.ts'
import { lockCollab } from '../reads.ts'
import { collabPath, recordCollab, saveCollab } from '../save.ts'
import { viewCollab } from '../view.ts'

export const disputeNoShow: Handler<typeof collabCalls.disputeNoShow> = async (
  { uid, text },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, uid)
  allow(collabPolicy, actor, 'dispute', collab)
  if (collab.outcome !== 'no-show')
    throw new CallError(
      'failed-precondition',
      `This collab is ${outcomeWords[collab.outcome]}, so there is no no-show to dispute.`,
    )
  if (collab.dispute)
    throw new CallError('failed-precondition', 'This no-show was disputed already; it can be done once.')
  const after = await saveCollab(tx, collab, { dispute: { text, at: now().toISOString() } })
  await recordCollab({ actor, tx }, 'collab.disputed', collab, after, { why: text })
  const manager = await findManager(tx, collab.brandUid)
  if (manager) {
    await tell(tx, config, [manager], `collab-disputed:${collab.uid}`, {
      kind: 'collab.disputed',
      title: 'A no-show is disputed',
      lines: [text],
      path: collabPath(collab, collab.brandUid),
      action: 'Decide',
    })
  }
  return viewCollab(tx, actor, after)
}
