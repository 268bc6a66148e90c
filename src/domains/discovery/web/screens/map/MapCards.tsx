import { Skeleton } from '@mantine/core'
import { IconWalk } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import type { To } from '../../../../../kit/web/link.tsx'
import { discoveryCalls } from '../../../contract.ts'
import type { Days } from '../../../days.ts'
import { FeedCard } from '../../parts/FeedCard.tsx'
import styles from './map.module.css'

type Props = {
  influencerUid: string
  briefUids: string[]
  /** The days whose next free time each says. */
  days: Days
  chosen: string | null
  pointed: string | null
  toBrief: (uid: string) => To
  /** How far it is on foot from a visit, in words. */
  walkTo: (uid: string) => string | null
  /** A card is pointed at, or has the keyboard's focus. */
  onPoint: (uid: string | null) => void
}

/** Some cards of the list, at most as many as one answer holds. */
export function MapCards({ influencerUid, briefUids, days, chosen, pointed, toBrief, walkTo, onPoint }: Props) {
  const { data } = useRead(discoveryCalls.listMapCards, { influencerUid, briefUids, ...days }, { keep: true })
  const mark = useWrite(discoveryCalls.markBrief)
  const list = useRef<HTMLUListElement>(null)
  const isChosenHere = chosen !== null && data?.cards.some((card) => card.uid === chosen)
  useEffect(() => {
    if (isChosenHere) list.current?.querySelector('li[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isChosenHere, chosen])
  if (!data) return briefUids.slice(0, 4).map((uid) => <Skeleton key={uid} height={132} radius="lg" />)
  return (
    <ul className={`plain-list ${styles.cards}`} ref={list}>
      {data.cards.map((card) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only shows the pin; what can be done is in the card
        <li
          key={card.uid}
          aria-current={card.uid === chosen || undefined}
          onMouseEnter={() => onPoint(card.uid)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(card.uid)}
          onBlur={() => onPoint(null)}
        >
          <FeedCard
            card={card}
            to={toBrief(card.uid)}
            look="compact"
            highlighted={card.uid === chosen || card.uid === pointed}
            onSave={() => void mark({ influencerUid, briefUid: card.uid, mark: card.saved ? null : 'saved' })}
          >
            <Walk words={walkTo(card.uid)} />
          </FeedCard>
        </li>
      ))}
    </ul>
  )
}

function Walk({ words }: { words: string | null }) {
  if (!words) return null
  return (
    <div className={styles.walk}>
      <IconWalk size={16} stroke={1.7} aria-hidden="true" /> {words}
    </div>
  )
}
