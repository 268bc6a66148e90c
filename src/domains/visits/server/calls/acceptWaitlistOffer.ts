import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { nightCount } from '../../../briefs/stays.ts'
import { contentDue, putVisit, timesOf } from '../visit.ts'
import { findWaiting, takeOffered } from '../waitlist.ts'
import { visitWords } from '../../../collabs/server/words.ts'
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

  const { startsAt, checkInOn, checkOutOn } = waiting
  const nights = checkInOn && checkOutOn ? nightCount({ checkInOn, checkOutOn }) : undefined
  // The nights that were kept, whatever has become of the venue's clock.
  const times = { ...timesOf(collab, brief, startsAt, nights), checkInOn, checkOutOn }
  await putVisit(acting, collab, brief, times, { guests: waiting.guests, guestNames: [], needs: '' }, true)
  const after = await saveCollab(tx, collab, { ...next, contentDueAt: contentDue(times) })
  await recordCollab(acting, 'collab.scheduled', collab, after, {
    after: { startsAt: startsAt.toISOString(), guests: waiting.guests, ...(nights && { nights }) },
  })
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.scheduled',
    title: `An open spot was filled: ${visitWords(waiting, brief.timezone)}`,
    lines: [`${collab.terms?.influencerName ?? 'The next creator'} is coming ${guestsWords(waiting.guests)}.`],
    action: 'View visit',
    until: startsAt,
  })
  return viewCollab(tx, actor, after)
}
