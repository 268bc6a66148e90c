import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { countKeptVisit } from '../../../profiles/server/reliability.ts'
import type { collabCalls } from '../../contract.ts'
import { collabPolicy } from '../policy.ts'
import { getVisit, lockCollab } from '../reads.ts'
import { recordCollab, saveCollab, tellProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'
import { saveVisit } from '../visit.ts'

/** Reversed, the visit counts as made and the content is asked for as after any other. */
export const decideDispute: Handler<typeof collabCalls.decideDispute> = async (
  { uid, decision, reason },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const collab = await lockCollab(tx, actor, uid)
  allow(collabPolicy, actor, 'decide', collab)
  if (!collab.dispute || collab.dispute.decision)
    throw new CallError('failed-precondition', 'There is no open dispute on this collab.')
  const dispute = { ...collab.dispute, decision, decidedAt: now().toISOString() }
  const visit = await getVisit(tx, uid)
  if (decision === 'reversed') {
    await saveVisit(tx, visit.uid, { checkedInAt: visit.startsAt, checkedInBy: 'staff' })
    await countKeptVisit(tx, collab.influencerUid)
  }
  const after = await saveCollab(
    tx,
    collab,
    decision === 'reversed' ? { dispute, outcome: 'open', closedAt: null } : { dispute },
  )
  await recordCollab(acting, 'collab.dispute-decided', collab, after, { why: reason, after: { decision } })
  await tellProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
    kind: 'collab.dispute-decided',
    title: decision === 'reversed' ? 'The no-show was taken back' : 'The no-show stands',
    lines: [reason],
    action: 'See the collab',
  })
  return viewCollab(tx, actor, after)
}
