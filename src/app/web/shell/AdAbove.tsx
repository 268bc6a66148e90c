import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { AdPosition } from '../../../domains/ads/ad.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'

const CurrentAd = lazy(async () => ({
  default: (await import('../../../domains/ads/web/parts/CurrentAd.tsx')).CurrentAd,
}))

const positionOf: Readonly<Record<string, AdPosition>> = {
  '/app/influencer/browse': 'feed-card',
  '/app/influencer/dashboard': 'influencer-dashboard',
  '/app/brand/dashboard': 'brand-dashboard',
}

/** What is advertised above a page: on three pages, for customers, and only when there is something for them. */
export function AdAbove({ session: { current, side } }: { session: Session }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const position = positionOf[pathname]
  if (!position || !current || side === 'admin') return null
  return (
    <Suspense>
      <CurrentAd key={`${position} ${current.uid}`} position={position} profileUid={current.uid} />
    </Suspense>
  )
}
