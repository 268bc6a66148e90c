import styles from './current-ad.module.css'
import { useEffect, useRef, useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { adCalls, type CurrentAdView } from '../../contract.ts'
import type { AdPosition } from '../../ad.ts'
import { AdCard } from './AdCard.tsx'

/** What one position shows somebody: one ad for as long as they are on the page and it runs, or nothing at all. */
export function CurrentAd({ position, profileUid }: { position: AdPosition; profileUid: string }) {
  const [shown, setShown] = useState<CurrentAdView | null>(null)
  const read = useRead(adCalls.getCurrentAd, { position, profileUid, showing: shown?.uid })
  // A fresh answer, not a cached one: the next page may have another, and one that is paused goes at once.
  const isNew = read.data !== undefined && read.data?.uid !== shown?.uid
  if (isNew && !read.isStale && !read.isFetching) setShown(read.data)
  // Counting fails quietly: nobody asked for it.
  const send = useWrite(adCalls.countAdEvent, { onRefused: () => true })
  // Staff who look through a customer’s eyes are not an audience.
  const { acting } = useSession().user
  const count = (uid: string, kind: 'view' | 'click') => void (acting || send({ uid, kind }))
  const counted = useRef<string | null>(null)
  useEffect(() => {
    if (!shown || counted.current === shown.uid) return
    counted.current = shown.uid
    count(shown.uid, 'view')
  })
  if (!shown) return null
  return (
    <div className={`${styles.around} no-print`} data-position={position}>
      <AdCard ad={shown} onFollow={() => count(shown.uid, 'click')} />
    </div>
  )
}
