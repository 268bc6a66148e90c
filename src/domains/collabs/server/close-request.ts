import { now } from '../../../kit/server/clock.ts'
import { getBrief } from '../../briefs/server/reads.ts'
import { freeSpot } from '../../briefs/server/spots.ts'
import { type DeclineReason, declineReasons } from '../windows.ts'
import type { Acting } from './acting.ts'
import { companions } from './companions.ts'
import type { Collab } from './reads.ts'
import { begin, closing, notifyProfiles, othersThan, recordCollab, saveCollab } from './save.ts'
import { closeSuggestion } from './suggestions.ts'

type Input = { uid: string; version?: number }

/** The side that was asked says no. The note is for the own side: the other reads the kind sentence alone. */
export async function declineRequest(
  acting: Acting,
  input: Input,
  { reason, note }: { reason: DeclineReason; note: string },
): Promise<Collab> {
  const { tx, actor } = acting
  const { collab, next } = await begin(acting, input, 'decline')
  await closeSuggestion(acting, collab, 'declined')
  const after = await saveCollab(tx, collab, { ...closing(next, reason, note || null), answeredAt: now() })
  await recordCollab(acting, 'collab.declined', collab, after, { why: declineReasons[reason] })
  const brief = await getBrief(tx, collab.briefUid)
  await notifyProfiles(acting, after, othersThan(actor, after), {
    kind: 'collab.declined',
    title: `“${brief.title}”: not this time`,
    lines: [declineReasons[reason], 'There are more experiences for you in the feed.'],
    action: 'Browse the feed',
  })
  return after
}

/** The creator takes a request back, agreed or not. */
export async function withdrawRequest(acting: Acting, input: Input, note: string): Promise<Collab> {
  const { tx } = acting
  const { collab, next } = await begin(acting, input, 'withdraw')
  await closeSuggestion(acting, collab, 'withdrawn')
  const after = await saveCollab(tx, collab, closing(next, note || null))
  if (collab.stage === 3) {
    await companions().visits.end(acting, collab)
    await freeSpot(tx, collab.briefUid)
  }
  await recordCollab(acting, 'collab.withdrawn', collab, after, {
    why: note || null,
    touches: ['collab', 'brief', 'feed'],
  })
  const brief = await getBrief(tx, collab.briefUid)
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.withdrawn',
    title: `A request for “${brief.title}” was withdrawn`,
    lines: [note || 'You don’t need to do anything. The spot is open again.'],
    action: 'View collab',
  })
  return after
}
