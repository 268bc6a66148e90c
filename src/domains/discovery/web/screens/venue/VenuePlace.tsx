import { Title } from '@mantine/core'
import { IconMap2, IconRoute } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import type { Venue } from './shown-venue.ts'
import styles from './venue.module.css'

const VenueMap = lazy(async () => ({ default: (await import('./VenueMap.tsx')).VenueMap }))

/** How near the venue is shown. */
const streetZoom = 14.5

type Props = { venue: Venue; influencerUid: string }

/** Where it is: the address, the way there, and a still map with what else can be visited around it, drawn once it is scrolled to. */
export function VenuePlace({ venue, influencerUid }: Props) {
  const { name, address, position } = venue
  const [box, isNear] = useNear()
  if (!address && !position) return null
  const way = new URLSearchParams({ api: '1', destination: address ? `${name}, ${address}` : placeText(position) })
  const at = position && `${position.latitude},${position.longitude},${streetZoom}`
  return (
    <section className={styles.wide}>
      <Title order={2}>Location</Title>
      {address && <p className={styles.text}>{address}</p>}
      <div className={styles.ways}>
        <a href={`https://www.google.com/maps/dir/?${way}`} target="_blank" rel="noreferrer">
          <IconRoute size={18} aria-hidden="true" /> Directions
        </a>
        {at && (
          <LinkTo to={{ path: '/app/influencer/explore', search: { uid: influencerUid, at } }}>
            <IconMap2 size={18} aria-hidden="true" /> See what’s around it
          </LinkTo>
        )}
      </div>
      {position && (
        <div ref={box} className={styles.map}>
          {isNear && (
            <Suspense>
              <VenueMap brandUid={venue.uid} influencerUid={influencerUid} view={{ ...position, zoom: streetZoom }} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}

const placeText = (position: Venue['position']) => (position ? `${position.latitude},${position.longitude}` : '')

/** Whether a box was scrolled to, or nearly: what is costly to draw waits for it. */
function useNear() {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current || isNear || !('IntersectionObserver' in window)) return
    const seen = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '200px',
    })
    seen.observe(box.current)
    return () => seen.disconnect()
  }, [isNear])
  return [box, isNear] as const
}
