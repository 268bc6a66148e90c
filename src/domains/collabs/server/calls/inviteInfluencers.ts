import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { assertInvitable, beginInviting, invite } from '../invite.ts'
import { findOpenOn } from '../reads.ts'
import { theyHaveOne } from '../start.ts'

/** Whoever cannot be invited is named with the reason, and the others are invited all the same. */
export const inviteInfluencers: Handler<typeof collabCalls.inviteInfluencers> = async (
  { briefUid, influencerUids, message },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const inviting = await beginInviting(acting, { briefUid, influencerUids, message })
  const uids = [...new Set(influencerUids)]
  const influencers = await findInfluencers(tx, uids)
  const busy = await findOpenOn(tx, briefUid, uids)
  const invited: { uid: string; name: string; collabUid: string }[] = []
  const refused: { uid: string; name: string; why: string }[] = []
  for (const uid of uids) {
    const influencer = influencers.get(uid)
    if (!influencer) {
      refused.push({ uid, name: 'Deleted creator', why: 'Their profile was deleted.' })
      continue
    }
    const { name } = influencer.profile
    const why = busy.has(uid) ? theyHaveOne : whyNot(inviting, influencer)
    if (why) refused.push({ uid, name, why })
    else invited.push({ uid, name, collabUid: (await invite(acting, inviting, influencer)).uid })
  }
  return { invited, refused }
}

/** The sentence of a refusal; null where there is none. */
function whyNot(...parts: Parameters<typeof assertInvitable>): string | null {
  try {
    assertInvitable(...parts)
    return null
  } catch (error) {
    if (error instanceof CallError) return error.message
    throw error
  }
}
