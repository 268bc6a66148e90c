import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { profileCalls } from '../../domains/profiles/contract.ts'
import { landingPath } from '../../domains/profiles/landing.ts'
import { toOnboarding } from '../../domains/joining/web/links.ts'
import type { OutputOf } from '../../kit/contract/calls.ts'
import { takeWantedPage } from '../../kit/web/enter.ts'
import { hrefOf } from '../../kit/web/link.tsx'
import { callServer, signedInToken } from '../../kit/web/session.ts'

/** Takes who is signed in to the page they wanted, or to where they land (seed §4 "Landing route choice"). */
export function useLanding(onGuest: () => void): void {
  const navigate = useNavigate()
  const guest = useEffectEvent(onGuest)
  useEffect(() => {
    const decide = async () => {
      if (!(await signedInToken())) return guest()
      const user = (await callServer('getUser', {})) as OutputOf<typeof profileCalls.getUser>
      await navigate({
        href: takeWantedPage() ?? hrefOf(isNew(user) ? toOnboarding() : landingPath(user)),
        replace: true,
      })
    }
    decide().catch(guest)
  }, [navigate])
}

/** Someone without a profile has one to set up first. */
function isNew(user: OutputOf<typeof profileCalls.getUser>): boolean {
  return user.linked_profiles.length === 0 && user.staff_role === null
}
