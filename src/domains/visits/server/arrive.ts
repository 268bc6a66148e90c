import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import { freeSpot } from '../../briefs/server/spots.ts'
import type { Side } from '../../audit/sides.ts'
import { countCompletedVisit } from '../../profiles/server/reliability.ts'
import { type Reader, whyNot } from '../../collabs/possible.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import { advance } from '../../collabs/stages.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { closing, recordCollab, saveCollab, situationOf, notifyProfiles } from '../../collabs/server/save.ts'
import { saveVisit } from './visit.ts'
import { assertCheckInTime, assertMissedTime } from '../windows.ts'
import { spanOf, type Visit } from './reads.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import { possessive } from '../../../kit/contract/possessive.ts'

/** The guest has come. Doing it again changes nothing, so a phone may send it late and twice. */
export async function checkIn(
  acting: Acting,
  collab: Collab,
  visit: Visit,
  at: Date,
  by: 'influencer' | 'venue',
): Promise<Collab> {
  if (visit.checkedInAt) return collab
  assertPossible(collab, visit, 'checkIn', by === 'venue' ? 'brand' : 'influencer')
  assertCheckInTime(spanOf(visit), at)
  await saveVisit(acting.tx, visit.uid, { checkedInAt: at, checkedInBy: by, confirmedAt: visit.confirmedAt ?? at })
  await countCompletedVisit(acting.tx, collab.influencerUid)
  const after = await saveCollab(acting.tx, collab, advance(collab, 'checkIn'))
  await recordCollab(acting, 'collab.checked-in', collab, after, {
    side: by === 'venue' ? 'venue' : undefined,
    after: { at: at.toISOString() },
  })
  await notifyProfiles(acting, after, [by === 'venue' ? collab.influencerUid : collab.brandUid], {
    kind: 'collab.checked-in',
    title: by === 'venue' ? 'You’re checked in' : `${collab.terms?.influencerName ?? 'The creator'} has arrived`,
    lines: [
      by === 'venue'
        ? visit.checkInOn
          ? 'Enjoy your stay.'
          : 'Enjoy your visit.'
        : 'Checked in with the code at the door.',
    ],
    action: 'View collab',
    mail: false,
  })
  return after
}

/** Where somebody was marked as missed: the side that is named for it, and when. */
type Marked = { side?: Side; at?: Date }

/** The guest did not come. The brief's place is free for someone else. */
export async function missVisit(
  acting: Acting,
  collab: Collab,
  visit: Visit,
  { side, at = now() }: Marked = {},
): Promise<Collab> {
  assertPossible(collab, visit, 'markNoShow', 'brand')
  assertMissedTime(spanOf(visit), at, 'no-show')
  const after = await saveCollab(acting.tx, collab, closing(advance(collab, 'markNoShow'), null))
  await saveVisit(acting.tx, visit.uid, { needs: null })
  await freeSpot(acting.tx, collab.briefUid)
  await recordCollab(acting, 'collab.no-show-marked', collab, after, { side, touches: ['collab', 'brief', 'feed'] })
  await notifyProfiles(acting, after, [collab.influencerUid], {
    kind: 'collab.no-show-marked',
    title: 'You were marked as a no-show',
    lines: [
      `This is about your visit for “${collab.terms?.title ?? ''}”. If that’s wrong, you can dispute it once, and our team will decide.`,
    ],
    action: 'Respond',
  })
  return after
}

/** The venue could not host. It counts for the venue, never for the influencer. */
export async function failVenue(
  acting: Acting,
  collab: Collab,
  visit: Visit,
  reason: string,
  { side, at = now() }: Marked = {},
): Promise<Collab> {
  assertPossible(collab, visit, 'markNotHosted', sideOn(acting.actor, collab))
  assertMissedTime(spanOf(visit), at, 'not-hosted')
  const after = await saveCollab(acting.tx, collab, closing(advance(collab, 'markNotHosted'), reason))
  await saveVisit(acting.tx, visit.uid, { needs: null })
  await freeSpot(acting.tx, collab.briefUid)
  await recordCollab(acting, 'collab.not-hosted', collab, after, {
    side,
    why: reason,
    touches: ['collab', 'brief', 'feed'],
  })
  const { brandName = 'The venue', influencerName = 'the creator', title = '' } = collab.terms ?? {}
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.not-hosted',
    title: `Reported: you couldn’t host ${possessive(influencerName)} visit for “${title}”`,
    lines: [
      side === 'venue' ? 'Your team marked this on the door page.' : reason,
      'If that’s wrong, you can reply once.',
    ],
    action: 'Reply',
  })
  await notifyProfiles(acting, after, [collab.influencerUid], {
    kind: 'collab.not-hosted',
    title: `${brandName} couldn’t host your visit for “${title}”`,
    lines: [reason, 'We’re sorry. This doesn’t count against you.'],
    action: 'View collab',
  })
  return after
}

function assertPossible(
  collab: Collab,
  visit: Visit,
  action: 'checkIn' | 'markNoShow' | 'markNotHosted',
  reader: Reader,
): void {
  const why = whyNot(situationOf(collab, visit), action, reader)
  if (why) throw new CallError('failed-precondition', why)
}
