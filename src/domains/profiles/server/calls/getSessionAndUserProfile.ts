import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../../../kit/server/prepared.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sessionFacts } from '../../../accounts/server/facts.ts'
import type { profileCalls } from '../../contract.ts'
import { findBareProfile, findLinked, viewLinked, viewSessionProfile } from '../linked.ts'

const chosenProfile = prepared((db) =>
  db
    .select({ uid: sessionFacts.profileUid })
    .from(sessionFacts)
    .where(eq(sessionFacts.uid, sql.placeholder('session')))
    .prepare('chosen_profile'),
)

/**
 * The session's chosen profile if the account is still linked to it, else its first. Who has none is told who they are all
 * the same: staff as `admin`, others as `guest` (seed §3 "Session user profile").
 */
export const getSessionAndUserProfile: Handler<typeof profileCalls.getSessionAndUserProfile> = async (
  _input,
  { actor, caller, db },
) => {
  const linked = await findLinked(db, actor)
  const [chosen] = caller.sessionUid ? await chosenProfile(db, { session: caller.sessionUid }) : []
  const current = linked.find((profile) => profile.uid === chosen?.uid) ?? linked[0]
  return {
    current_session_user_profile: current ? await viewSessionProfile(db, current) : await findBareProfile(db, actor),
    linked_profiles_found: linked.map(viewLinked),
  }
}
