import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Side } from '../../notices/server/record.ts'
import { countKeptVisit } from '../../profiles/server/reliability.ts'
import { advance } from '../stages.ts'
import { assertCheckInTime, assertMissedTime } from '../windows.ts'
import type { Collab, Visit } from './reads.ts'
import { type Acting, closing, recordCollab, saveCollab, tellProfiles } from './save.ts'
import { saveVisit } from './visit.ts'

/** The guest has come. Doing it again changes nothing, so a phone may send it late and twice. */
export async function checkIn(
  acting: Acting,
  collab: Collab,
  visit: Visit,
  at: Date,
  by: 'influencer' | 'venue' | 'staff',
): Promise<Collab> {
  if (visit.checkedInAt) return collab
  const next = advance(collab, 'checkIn')
  if (at > now())
    throw new CallError(
      'failed-precondition',
      'The time of the check-in is in the future. Please check the clock of your phone.',
    )
  assertCheckInTime(visit.startsAt, at)
  await saveVisit(acting.tx, visit.uid, { checkedInAt: at, checkedInBy: by, confirmedAt: visit.confirmedAt ?? at })
  await countKeptVisit(acting.tx, collab.influencerUid)
  const after = await saveCollab(acting.tx, collab, next)
  await recordCollab(acting, 'collab.checked-in', collab, after, {
    side: by === 'venue' ? 'venue' : undefined,
    after: { at: at.toISOString() },
  })
  return after
}

/** The guest did not come. */
export async function missVisit(acting: Acting, collab: Collab, visit: Visit, side?: Side): Promise<Collab> {
  const next = advance(collab, 'markNoShow')
  assertNotVisited(visit)
  assertMissedTime(visit.startsAt, now())
  const after = await saveCollab(acting.tx, collab, closing(next, null))
  await saveVisit(acting.tx, visit.uid, { needs: null })
  await recordCollab(acting, 'collab.no-show', collab, after, { side })
  await tellProfiles(acting, after, [collab.influencerUid], {
    kind: 'collab.no-show',
    title: 'You were marked as not having come',
    lines: [
      `“${collab.terms?.title ?? 'Your visit'}”. If that is not so, tell us once with what speaks for it; a person decides.`,
    ],
    action: 'Answer',
  })
  return after
}

/** The venue could not host. It counts for the venue, never for the influencer. */
export async function failVenue(
  acting: Acting,
  collab: Collab,
  visit: Visit,
  reason: string,
  side?: Side,
): Promise<Collab> {
  const next = advance(collab, 'markVenueFailed')
  assertNotVisited(visit)
  assertMissedTime(visit.startsAt, now())
  const after = await saveCollab(acting.tx, collab, closing(next, reason))
  await saveVisit(acting.tx, visit.uid, { needs: null })
  await recordCollab(acting, 'collab.venue-failed', collab, after, { side, why: reason })
  await tellProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
    kind: 'collab.venue-failed',
    title: 'A visit could not be hosted',
    lines: [`“${collab.terms?.title ?? 'The visit'}”: ${reason}`],
    action: 'See the collab',
  })
  return after
}

function assertNotVisited(visit: Visit): void {
  if (visit.checkedInAt) throw new CallError('failed-precondition', 'This guest was checked in.')
}
