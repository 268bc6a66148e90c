import { now } from '../../../kit/server/clock.ts'
import { getBrief } from '../../briefs/server/reads.ts'
import { freeSpot } from '../../briefs/server/spots.ts'
import type { Side } from '../../audit/sides.ts'
import { type DeclineReason, declineText, teamDeclineText, teamReason } from '../windows.ts'
import type { Acting } from './acting.ts'
import { companions } from './companions.ts'
import type { Collab } from './reads.ts'
import { begin, closing, eventSide, notifyProfiles, othersThan, recordCollab, saveCollab } from './save.ts'
import { closeSuggestion } from './suggestions.ts'

type Input = { uid: string; version?: number }

type Answer = {
  reason: DeclineReason
  note: string
  /** Under which name it stands in the timeline, where it is not the actor’s own. */
  by?: Side
}

/**
 * The side that was asked says no, or our team for it. The note is for who wrote it and our team: everybody else reads the kind
 * sentence alone.
 */
export async function declineRequest(acting: Acting, input: Input, { reason, note, by }: Answer): Promise<Collab> {
  const { tx, actor } = acting
  const { collab, next } = await begin(acting, input, 'decline')
  await closeSuggestion(acting, collab, 'declined')
  const after = await saveCollab(tx, collab, { ...closing(next, reason, note || null), answeredAt: now() })
  const isRequest = collab.startedBy === 'influencer'
  const asked = isRequest ? 'brand' : 'influencer'
  const side = by ?? eventSide(actor, collab)
  const isByTeam = side === 'staff'
  const why = isByTeam ? teamReason(reason, asked) : declineText(reason, asked)
  await recordCollab(acting, 'collab.declined', collab, after, { why, side })
  const brief = await getBrief(tx, collab.briefUid)
  const what = isRequest ? 'request' : 'invitation'
  const startedByUid = isRequest ? collab.influencerUid : collab.brandUid
  for (const uid of othersThan(actor, after)) {
    const reader = uid === collab.influencerUid ? 'influencer' : 'brand'
    await notifyProfiles(acting, after, [uid], {
      kind: 'collab.declined',
      title: `${uid === startedByUid ? `Your ${what}` : `The ${what}`} for “${brief.title}” was declined`,
      lines: [
        isByTeam ? teamDeclineText(reason, asked, reader) : why,
        ...(reader === 'influencer' ? ['You’ll find more experiences in your feed.'] : []),
      ],
      action: 'View collab',
    })
  }
  return after
}

/** The creator takes a request back, agreed or not. */
export async function withdrawRequest(acting: Acting, input: Input, note: string): Promise<Collab> {
  const { tx } = acting
  const { collab, next } = await begin(acting, input, 'withdraw')
  await closeSuggestion(acting, collab, 'withdrawn')
  const after = await saveCollab(tx, collab, closing(next, note || null))
  const wasAgreed = collab.stage === 3
  if (wasAgreed) {
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
    title: wasAgreed
      ? `${collab.terms?.influencerName ?? 'The creator'} withdrew from “${brief.title}”`
      : `A request for “${brief.title}” was withdrawn`,
    lines: [note || `You don’t need to do anything.${wasAgreed ? ' The spot is open again.' : ''}`],
    action: 'View collab',
  })
  return after
}
