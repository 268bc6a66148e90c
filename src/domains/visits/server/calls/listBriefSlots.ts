import { now } from '../../../../kit/server/clock.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { briefSlots } from '../open-slots.ts'

export const listBriefSlots: Handler<typeof visitCalls.listBriefSlots> = async (
  { briefUid, influencerUid, days },
  { actor, db },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const brief = await getOnceLiveBrief(db, briefUid)
  const influencer = await getInfluencer(db, influencerUid)
  return briefSlots(db, { brief, influencer }, { from: now(), days })
}
