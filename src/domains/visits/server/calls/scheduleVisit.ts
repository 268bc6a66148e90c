import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { assertBookable, contentDue, putVisit } from '../visit.ts'
import { findWaiting, leaveLine, takeOffered } from '../waitlist.ts'
import { timeWords } from '../../../collabs/server/words.ts'
import { guestsWords } from '../words.ts'

/** Whoever has an offer for the slot takes the place that was kept. */
export const scheduleVisit: Handler<typeof visitCalls.scheduleVisit> = async (
  { uid, version, ...booking },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next } = await beginVisit(acting, { uid, version }, 'schedule')
  const brief = await getBrief(tx, collab.briefUid)
  const influencer = await getInfluencer(tx, collab.influencerUid)
  const startsAt = assertBookable(collab, brief, influencer, booking)

  const waiting = await findWaiting(tx, collab.uid)
  const isOffered = waiting?.startsAt.getTime() === startsAt.getTime() && (waiting.offeredUntil ?? 0) >= now()
  const holdsPlace = isOffered && (await takeOffered(acting, waiting))
  await putVisit(acting, collab, brief, startsAt, booking, holdsPlace)
  await leaveLine(acting, collab)
  const after = await saveCollab(tx, collab, { ...next, contentDueAt: contentDue(startsAt) })
  await recordCollab(acting, 'collab.scheduled', collab, after, {
    after: { startsAt: startsAt.toISOString(), guests: booking.guests },
  })
  await notifyProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
    kind: 'collab.scheduled',
    title: `${influencer.name} is coming on ${timeWords(startsAt, brief.timezone)}`,
    lines: [`“${brief.title}”, ${guestsWords(booking.guests)}.`],
    action: 'View visit',
    until: startsAt,
  })
  return viewCollab(tx, actor, after)
}
