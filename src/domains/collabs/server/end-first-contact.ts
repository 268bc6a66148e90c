import { and, eq } from 'drizzle-orm'
import type { Acting } from './acting.ts'
import { declineRequest, withdrawRequest } from './close-request.ts'
import { collabs } from './tables.ts'

/**
 * Who reports the other side is not asked by it any more: what waits for them is declined, and a creator’s own request is taken
 * back. An invitation of the reporting brand stays the creator’s to answer. Agreed collabs stay.
 */
export async function endFirstContact(
  acting: Acting,
  { brandUid, influencerUid }: { brandUid: string; influencerUid: string },
  by: 'influencer' | 'brand',
): Promise<void> {
  const waiting = await acting.tx
    .select({ uid: collabs.uid, startedBy: collabs.startedBy })
    .from(collabs)
    .where(
      and(
        eq(collabs.brandUid, brandUid),
        eq(collabs.influencerUid, influencerUid),
        eq(collabs.stage, 1),
        eq(collabs.outcome, 'open'),
      ),
    )
    .orderBy(collabs.uid)
  for (const { uid, startedBy } of waiting) {
    const isAsked = (by === 'influencer') !== (startedBy === 'influencer')
    if (isAsked) await declineRequest(acting, { uid }, { reason: 'other', note: '' })
    else if (by === 'influencer') await withdrawRequest(acting, { uid }, '')
  }
}
