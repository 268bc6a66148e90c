import { lazy, Suspense } from 'react'
import { uncountedPaths } from '../../domains/usage/web/addresses.ts'
import { useConsent } from '../../domains/usage/web/use-consent.ts'

const ConsentBanner = lazy(async () => ({
  default: (await import('../../domains/usage/web/parts/ConsentBanner.tsx')).ConsentBanner,
}))

const unasked = [...uncountedPaths, '/consent']

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
