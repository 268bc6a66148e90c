import { and, eq } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { feedMarks } from '../tables.ts'

export const markBrief: Handler<typeof discoveryCalls.markBrief> = async (
  { influencerUid, briefUid, mark, reason },
  { actor, tx },
) => {
  assertOwnInfluencer(actor, influencerUid)
  await getOnceLiveBrief(tx, briefUid)
  if (mark === null) {
    await tx.delete(feedMarks).where(and(eq(feedMarks.influencerUid, influencerUid), eq(feedMarks.briefUid, briefUid)))
    return { mark }
  }
  const row = { influencerUid, briefUid, mark, reason: reason ?? null, markedAt: now() }
  await tx
    .insert(feedMarks)
    .values(row)
    .onConflictDoUpdate({ target: [feedMarks.influencerUid, feedMarks.briefUid], set: row })
  return { mark }
}
