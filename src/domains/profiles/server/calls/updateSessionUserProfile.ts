import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { chooseProfile } from '../../../accounts/server/sessions.ts'
import type { profileCalls } from '../../contract.ts'

export const updateSessionUserProfile: Handler<typeof profileCalls.updateSessionUserProfile> = async (
  { target_user_profile: target },
  { actor, caller, tx },
) => {
  const linked = target.type === 'brand' ? actor.brands : actor.influencers
  if (!(target.uid in linked)) throw new CallError('not-found', 'We couldn’t find that profile on this account.')
  if (caller.sessionUid) await chooseProfile(tx, caller.sessionUid, target)
  return { success: true }
}
