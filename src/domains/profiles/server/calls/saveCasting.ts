import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'
import { castingAttributes } from '../tables.ts'

/** What somebody looks like is not written into the log: what they take out is gone. */
export const saveCasting: Handler<typeof profileCalls.saveCasting> = async ({ casting, ...input }, { actor, tx }) => {
  const before = await beginInfluencer(tx, actor, input, 'save')
  if (casting) {
    const row = { ...casting, sharedAt: now() }
    await tx
      .insert(castingAttributes)
      .values({ influencerUid: before.uid, ...row })
      .onConflictDoUpdate({ target: castingAttributes.influencerUid, set: row })
  } else {
    await tx.delete(castingAttributes).where(eq(castingAttributes.influencerUid, before.uid))
  }
  const kind = casting ? 'influencer.casting-shared' : 'influencer.casting-deleted'
  return viewInfluencerProfile(tx, actor, await saveInfluencer(tx, actor, kind, before, {}))
}
