import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { onboardingCalls } from '../../domains/onboarding/contract.ts'
import { profileCalls } from '../../domains/profiles/contract.ts'
import { landingPath } from '../../domains/profiles/landing.ts'
import { toOnboarding } from '../../domains/onboarding/web/links.ts'
import { hasBegun, isSettingUp } from '../../domains/onboarding/web/setting-up.ts'
import type { OutputOf } from '../../kit/contract/calls.ts'
import { takeWantedPage } from '../../kit/web/enter.ts'
import { ask } from '../../kit/web/calls.ts'
import { hrefOf, type To } from '../../kit/web/link.tsx'
import { callServer, signedInToken } from '../../kit/web/session.ts'

const toInfluencerDashboard: To = { path: '/app/influencer/dashboard', search: {} }

/** Takes who is signed in to the page they wanted, or to where they land. */
export function useLanding(onAnonymous: () => void): void {
  const navigate = useNavigate()
  const toSignIn = useEffectEvent(onAnonymous)
  useEffect(() => {
    const decide = async () => {
      // Where the server is out of reach it is not known; what was kept of them says who was here.
      const answered = await signedInToken().then(
        (token) => ({ token }),
        () => null,
      )
      if (answered && !answered.token) return toSignIn()
      const user = await ask(profileCalls.getUser, {})
      const wanted = takeWantedPage()
      const goesOn = !wanted && (await isOnTheWay(user).catch(() => false))
      // The feed needs the server; one’s visits do not.
      const lands = answered ? landingPath(user) : toInfluencerDashboard
      await navigate({
        href: wanted ?? hrefOf(goesOn ? toOnboarding() : lands),
        replace: true,
      })
    }
    decide().catch(toSignIn)
  }, [navigate])
}

/** Whoever has begun to set up a profile goes on with it, on whatever they sign in. */
async function isOnTheWay(user: OutputOf<typeof profileCalls.getUser>): Promise<boolean> {
  if (user.staff_role !== null || user.acting !== null) return false
  const onboarding = (await callServer('getOnboarding', {})) as OutputOf<typeof onboardingCalls.getOnboarding>
  return user.linked_profiles.length > 0 ? isSettingUp(onboarding, user) : hasBegun(onboarding)
}
