import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { onboardingCalls } from '../../domains/onboarding/contract.ts'
import type { profileCalls } from '../../domains/profiles/contract.ts'
import { landingPath } from '../../domains/profiles/landing.ts'
import { toOnboarding } from '../../domains/onboarding/web/links.ts'
import { isSettingUp, maySetUp } from '../../domains/onboarding/web/setting-up.ts'
import type { OutputOf } from '../../kit/contract/calls.ts'
import { takeWantedPage } from '../../kit/web/enter.ts'
import { hrefOf } from '../../kit/web/link.tsx'
import { callServer, signedInToken } from '../../kit/web/session.ts'

/** Takes who is signed in to the page they wanted, or to where they land. */
export function useLanding(onAnonymous: () => void): void {
  const navigate = useNavigate()
  const toSignIn = useEffectEvent(onAnonymous)
  useEffect(() => {
    const decide = async () => {
      if (!(await signedInToken())) return toSignIn()
      const user = (await callServer('getUser', {})) as OutputOf<typeof profileCalls.getUser>
      const wanted = takeWantedPage()
      const goesOn = isNew(user) || (!wanted && (await isOnTheWay(user)))
      await navigate({
        href: wanted ?? hrefOf(goesOn ? toOnboarding() : landingPath(user)),
        replace: true,
      })
    }
    decide().catch(toSignIn)
  }, [navigate])
}

/** Whoever has begun to set up a profile goes on with it, on whatever they sign in. */
async function isOnTheWay(user: OutputOf<typeof profileCalls.getUser>): Promise<boolean> {
  if (!maySetUp(user)) return false
  return isSettingUp((await callServer('getOnboarding', {})) as OutputOf<typeof onboardingCalls.getOnboarding>, user)
}

/** Someone without a profile has one to set up first. */
function isNew(user: OutputOf<typeof profileCalls.getUser>): boolean {
  return user.linked_profiles.length === 0 && user.staff_role === null
}
