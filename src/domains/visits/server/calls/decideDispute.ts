import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { takeSpot } from '../../../briefs/server/spots.ts'
import { countCompletedVisit } from '../../../profiles/server/reliability.ts'
import type { visitCalls } from '../../contract.ts'
import { contentDueMs } from '../../../collabs/windows.ts'
import { type Collab, hasOpenCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { saveVisit } from '../visit.ts'
import { getVisit } from '../reads.ts'

/** Reversed, the visit counts as made and the content is asked for as after any other, with 14 days from now. */
export const decideDispute: Handler<typeof visitCalls.decideDispute> = async (
  { uid, decision, reason },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, { uid }, 'decide')
  const dispute = { ...must(collab.dispute, 'dispute'), decision, reason, decidedAt: now().toISOString() }
  const isReversed = decision === 'reversed'
  if (isReversed) await countAsVisited(tx, collab)
  const reopened = {
    outcome: 'open',
    closedAt: null,
    closeReason: null,
    contentDueAt: plus(now(), contentDueMs),
  } as const
  const after = await saveCollab(tx, collab, isReversed ? { dispute, ...reopened } : { dispute })
  await recordCollab(acting, 'collab.dispute-decided', collab, after, { why: reason, after: { decision } })
  await notifyProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
    kind: 'collab.dispute-decided',
    title: isReversed ? 'No-show removed' : 'No-show upheld',
    lines: [reason],
    action: 'View collab',
  })
  return viewCollab(tx, actor, after)
}

async function countAsVisited(tx: Tx, collab: Collab): Promise<void> {
  const { briefUid, influencerUid } = collab
  if (await hasOpenCollab(tx, briefUid, influencerUid))
    throw new CallError('failed-precondition', 'There’s a newer open collab for this brief. Close that one first.')
  const visit = await getVisit(tx, collab.uid)
  await saveVisit(tx, visit.uid, { checkedInAt: visit.startsAt, checkedInBy: 'staff' })
  await countCompletedVisit(tx, influencerUid)
  await retakeSpot(tx, briefUid)
}

/** The visit took place, whether or not its spot has been given away since. */
async function retakeSpot(tx: Tx, briefUid: string): Promise<void> {
  try {
    await takeSpot(tx, briefUid)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
