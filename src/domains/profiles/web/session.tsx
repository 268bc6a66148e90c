import { createContext, type ReactNode, useContext } from 'react'
import type { Side } from '../../../access/roles.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { profileCalls } from '../contract.ts'

export type SessionUser = OutputOf<typeof profileCalls.getUser>
export type SessionProfiles = OutputOf<typeof profileCalls.getSessionAndUserProfile>
type LinkedProfile = SessionUser['linked_profiles'][number]

export type Session = { user: SessionUser; profiles: SessionProfiles; side: Side; current: LinkedProfile | null }

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is signed in. Only inside the signed-in shell. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('there is no signed-in shell around this screen')
  return session
}

/** The uid of the profile this page acts for: the address's if given, else the session's. */
export function useProfileUid(inAddress: string | undefined): string {
  const { current } = useSession()
  return inAddress ?? current?.uid ?? ''
}

/**
 * Which profile and menu the shell shows: the address's profile when the account is linked to it, else the session's.
 * Staff see the team's menu unless they act for a profile of their own.
 */
export function sessionOf(user: SessionUser, profiles: SessionProfiles, uidInAddress: string | undefined): Session {
  const linked = user.linked_profiles
  const chosen = profiles.current_session_user_profile
  const current =
    linked.find((profile) => profile.uid === uidInAddress) ??
    linked.find((profile) => profile.uid === chosen?.uid) ??
    linked[0] ??
    null
  const side: Side = user.staff_role ? 'admin' : current?.type === 'brand' ? 'brand' : 'influencer'
  return { user, profiles, side, current }
}
