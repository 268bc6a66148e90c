import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isInfluencer } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { feedMarks } from '../tables.ts'

export const markBrief: Handler<typeof discoveryCalls.markBrief> = async (
  { influencerUid, briefUid, mark, reason },
  { actor, tx },
) => {
  if (!isInfluencer(actor, influencerUid)) throw new CallError('not-found', 'There is no such influencer profile.')
  const brief = await getBrief(tx, briefUid)
  if (brief.liveSince === null) throw new CallError('not-found', 'There is no such brief.')
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
