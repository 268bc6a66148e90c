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

/** The venues of one organisation that somebody is linked to, with a brand’s uid or without one that of the session; none of an influencer. */
export function groupOf(
  { user, current }: Pick<Session, 'user' | 'current'>,
  brandUid = current?.uid,
): { name: string; venues: LinkedProfile[] } | null {
  const org = user.linked_profiles.find(({ uid }) => uid === brandUid)?.profile.org
  if (!org) return null
  return { name: org.name, venues: user.linked_profiles.filter(({ profile }) => profile.org?.uid === org.uid) }
}

/** The uid of the profile this page acts for: the address's if given, else the session's. */
export function useProfileUid(inAddress: string | undefined): string {
  const { current } = useSession()
  return inAddress ?? current?.uid ?? ''
}

/** The creator's profile that a page acts for which is no brand's, whatever the session shows: of the address, the session, or the first. */
export function useInfluencerUid(inAddress: string | undefined): string {
  const { current, user } = useSession()
  if (inAddress) return inAddress
  if (current?.type === 'influencer') return current.uid
  return user.linked_profiles.find(({ type }) => type === 'influencer')?.uid ?? current?.uid ?? ''
}

/**
 * Which profile and menu the shell shows: the address's profile when the account is linked to it, else the session's; on
 * a page of one side (`/app/influencer/…`) that of the session only where it is of that side, else the first that is.
 * Staff see the team's menu unless they act for a profile of their own.
 */
export function sessionOf(
  user: SessionUser,
  profiles: SessionProfiles,
  uidInAddress: string | undefined,
  path: string,
): Session {
  const linked = user.linked_profiles
  const chosen = profiles.current_session_user_profile
  const own = linked.filter(({ type }) => path.startsWith(`/app/${type}/`))
  const current =
    linked.find((profile) => profile.uid === uidInAddress) ??
    own.find((profile) => profile.uid === chosen?.uid) ??
    own[0] ??
    linked.find((profile) => profile.uid === chosen?.uid) ??
    linked[0] ??
    null
  const side: Side = user.staff_role ? 'admin' : current?.type === 'brand' ? 'brand' : 'influencer'
  return { user, profiles, side, current }
}
