import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { findBareProfile, findLinked, viewLinked, viewSessionProfile } from '../linked.ts'

/**
 * The session's chosen profile if the account is still linked to it, else its first. Who has none is told who they are all
 * the same: staff as `admin`, others as `guest`.
 */
export const getSessionAndUserProfile: Handler<typeof profileCalls.getSessionAndUserProfile> = async (
  _input,
  { actor, caller, db },
) => {
  const linked = await findLinked(db, actor, caller.sessionUid)
  const current = linked.find((profile) => profile.isChosen) ?? linked[0]
  return {
    current_session_user_profile: current ? viewSessionProfile(current) : await findBareProfile(db, actor),
    linked_profiles_found: linked.map(viewLinked),
  }
}
