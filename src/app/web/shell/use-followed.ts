import { useEffect, useState } from 'react'
import { saveAdminMode } from '../../../domains/accounts/web/local-keys.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { adoptConsent } from '../../../domains/usage/web/consent.ts'
import { leaveToSignIn } from '../../../kit/web/enter.ts'
import { listen } from '../../../kit/web/live.ts'
import { saveCurrentProfile } from './current-profile.ts'

/** Listens for what changes while someone is here, keeps on this device whom they act for; answers whether the line is up. */
export function useFollowed(session: Session): boolean {
  const { current, side, user } = session
  const { acting, consent } = user
  const [live, setLive] = useState(true)
  useEffect(() => listen(setLive, leaveToSignIn), [])
  useEffect(() => saveCurrentProfile(current), [current])
  useEffect(() => saveAdminMode(side === 'admin'), [side])
  // Who is signed in as someone answers nothing for them.
  useEffect(() => {
    if (!acting) void adoptConsent(consent)
  }, [acting, consent])
  return live
}
