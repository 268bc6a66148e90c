import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { contentDue, putVisit } from '../visit.ts'
import { findWaiting, takeOffered } from '../waitlist.ts'
import { timeWords } from '../../../collabs/server/words.ts'
import { guestsWords } from '../words.ts'

const noOffer = 'This spot is no longer on offer. Choose another time.'

/** The place was kept for the next in line, so it is theirs without a race. */
export const acceptWaitlistOffer: Handler<typeof visitCalls.acceptWaitlistOffer> = async (
  input,
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next } = await beginVisit(acting, input, 'schedule')
  const waiting = await findWaiting(tx, collab.uid)
  if (!waiting || !(await takeOffered(acting, waiting))) throw new CallError('failed-precondition', noOffer)
  const brief = await getBrief(tx, collab.briefUid)

  await putVisit(acting, collab, brief, waiting.startsAt, { guests: waiting.guests, guestNames: [], needs: '' }, true)
  const after = await saveCollab(tx, collab, { ...next, contentDueAt: contentDue(waiting.startsAt) })
  await recordCollab(acting, 'collab.scheduled', collab, after, {
    after: { startsAt: waiting.startsAt.toISOString(), guests: waiting.guests },
  })
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.scheduled',
    title: `An open spot was filled: ${timeWords(waiting.startsAt, brief.timezone)}`,
    lines: [`${collab.terms?.influencerName ?? 'The next creator'} is coming ${guestsWords(waiting.guests)}.`],
    action: 'View visit',
    until: waiting.startsAt,
  })
  return viewCollab(tx, actor, after)
}
