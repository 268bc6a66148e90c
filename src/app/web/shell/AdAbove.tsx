import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Spot } from '../../../domains/ads/ad.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'

const AdSlot = lazy(async () => ({
  default: (await import('../../../domains/ads/web/parts/AdSlot.tsx')).AdSlot,
}))

const spotOf: Readonly<Record<string, Spot>> = {
  '/app/influencer/browse': 'feed-card',
  '/app/influencer/dashboard': 'influencer-dashboard',
  '/app/brand/dashboard': 'brand-dashboard',
}

/** What is advertised above a page: on three pages, for customers, and only when there is something for them. */
export function AdAbove({ session: { current, side } }: { session: Session }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const spot = spotOf[pathname]
  if (!spot || !current || side === 'admin') return null
  return (
    <Suspense>
      <AdSlot key={`${spot} ${current.uid}`} spot={spot} profileUid={current.uid} />
    </Suspense>
  )
}
