import { now } from '../../../kit/server/clock.ts'
import { getBrief } from '../../briefs/server/reads.ts'
import { getInfluencer } from '../../profiles/server/reads.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { notifyProfiles, recordCollab, saveCollab } from '../../collabs/server/save.ts'
import { timeWords } from '../../collabs/server/words.ts'
import { beginVisit } from './begin.ts'
import { assertBookable, type Booking, contentDue, putVisit } from './visit.ts'
import { findWaiting, leaveLine, takeOffered } from './waitlist.ts'
import { guestsWords } from './words.ts'

/** Books the visit of an agreed collab. Whoever has an offer for the slot takes the place that was kept. */
export async function bookVisit(
  acting: Acting,
  { uid, version, ...booking }: Booking & { uid: string; version?: number },
  why: string | null = null,
): Promise<Collab> {
  const { tx } = acting
  const { collab, next } = await beginVisit(acting, { uid, ...(version !== undefined && { version }) }, 'schedule')
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
    why,
    after: { startsAt: startsAt.toISOString(), guests: booking.guests },
  })
  await notifyProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
    kind: 'collab.scheduled',
    title: `${influencer.name} is coming on ${timeWords(startsAt, brief.timezone)}`,
    lines: [`“${brief.title}”, ${guestsWords(booking.guests)}.`],
    action: 'View visit',
    until: startsAt,
  })
  return after
}
