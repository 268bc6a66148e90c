import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { AdPosition } from '../../../domains/ads/ad.ts'
import { BetweenCards } from '../../../domains/discovery/web/parts/between-cards.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import styles from '../shell.module.css'

const CurrentAd = lazy(async () => ({
  default: (await import('../../../domains/ads/web/parts/CurrentAd.tsx')).CurrentAd,
}))

const positionOf: Readonly<Record<string, AdPosition>> = {
  '/app/influencer/browse': 'feed-card',
  '/app/influencer/dashboard': 'influencer-dashboard',
  '/app/brand/dashboard': 'brand-dashboard',
}

/**
 * A page with what is advertised on it: on three pages, for customers, and only when there is something for them. It never
 * comes first: in the feed it stands between the cards, on a dashboard below what is due.
 */
export function Advertised({ session: { current, side }, children }: { session: Session; children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const position = positionOf[pathname]
  if (!position || !current || side === 'admin') return children
  const ad = (
    <Suspense>
      <CurrentAd key={`${position} ${current.uid}`} position={position} profileUid={current.uid} />
    </Suspense>
  )
  if (position === 'feed-card') return <BetweenCards value={ad}>{children}</BetweenCards>
  return (
    <>
      <div className={styles.aboveAd}>{children}</div>
      {ad}
    </>
  )
}
