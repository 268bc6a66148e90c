import { eq } from 'drizzle-orm'
import type { Handler } from '../../../accounts/server/handler.ts'
import { sessions } from '../../../accounts/server/tables.ts'
import type { profileCalls } from '../../contract.ts'
import { findBareProfile, findSessionProfile, listLinkedProfiles } from '../linked.ts'

/**
 * The session's chosen profile if the account is still linked to it, else its first. Who has none is told who they are all
 * the same: staff as `admin`, others as `guest` (seed §3 "Session user profile").
 */
export const getSessionAndUserProfile: Handler<typeof profileCalls.getSessionAndUserProfile> = async (
  _input,
  { actor, caller, db },
) => {
  const linked = await listLinkedProfiles(db, actor)
  const [session] = caller.sessionUid
    ? await db.select({ uid: sessions.profileUid }).from(sessions).where(eq(sessions.uid, caller.sessionUid))
    : []
  const current = linked.find((profile) => profile.uid === session?.uid) ?? linked[0]
  return {
    current_session_user_profile:
      (current && (await findSessionProfile(db, current))) ?? (await findBareProfile(db, actor)),
    linked_profiles_found: linked,
  }
}
