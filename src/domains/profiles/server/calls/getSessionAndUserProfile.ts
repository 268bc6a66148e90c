import { eq } from 'drizzle-orm'
import type { Handler } from '../../../accounts/server/handler.ts'
import { sessions } from '../../../accounts/server/tables.ts'
import type { profileCalls } from '../../contract.ts'
import { findSessionProfile, listLinkedProfiles } from '../linked.ts'

/** The session's chosen profile if the account is still linked to it, else its first. */
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
    current_session_user_profile: current ? await findSessionProfile(db, current) : null,
    linked_profiles_found: linked,
  }
}
