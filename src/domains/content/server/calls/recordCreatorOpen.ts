import { isBrandMember } from '../../../../access/roles.ts'
import { noBrand, noInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findInfluencerByHandle } from '../../../profiles/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { addOpen } from '../creator-opens.ts'

export const recordCreatorOpen: Handler<typeof contentCalls.recordCreatorOpen> = async (
  { brandUid, handle },
  { actor, tx },
) => {
  if (!isBrandMember(actor, brandUid)) throw noBrand()
  const influencer = await findInfluencerByHandle(tx, handle)
  if (influencer?.profile.approval !== 'approved') throw noInfluencer()
  // Staff who look through a brand's eyes, and creators who have a venue too, are no audience.
  if (actor.actingBy || Object.hasOwn(actor.influencers, influencer.profile.uid)) return { done: true }
  await addOpen(tx, influencer.profile.uid, brandUid)
  return { done: true }
}
