import { lazy, Suspense } from 'react'
import { useConsent } from '../../domains/usage/web/use-consent.ts'

const ConsentBanner = lazy(async () => ({
  default: (await import('../../domains/usage/web/parts/ConsentBanner.tsx')).ConsentBanner,
}))

/** Pages for who has no account and came for one thing: nothing is counted there, so nothing is asked. */
const unasked = ['/door', '/review', '/consent']

/** The question of consent, until it is answered. What draws it is loaded only then. */
export function AskConsent() {
  const consent = useConsent()
  if (consent || unasked.includes(location.pathname)) return null
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  )
}
