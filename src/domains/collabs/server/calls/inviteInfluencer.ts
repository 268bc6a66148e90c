import { noInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { assertInvitable, beginInviting, invite } from '../invite.ts'
import { viewCollab } from '../view.ts'

export const inviteInfluencer: Handler<typeof collabCalls.inviteInfluencer> = async (
  { briefUid, influencerUid, message },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const inviting = await beginInviting(acting, { briefUid, influencerUids: [influencerUid], message })
  const influencer = (await findInfluencers(tx, [influencerUid])).get(influencerUid)
  if (!influencer) throw noInfluencer()
  assertInvitable(inviting, influencer)
  return viewCollab(tx, actor, await invite(acting, inviting, influencer))
}
