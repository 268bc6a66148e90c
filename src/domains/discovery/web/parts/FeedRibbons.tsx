import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { ToCome } from '../../../../kit/web/to-come.tsx'
import type { City } from '../../../profiles/vocabulary.ts'
import { discoveryCalls } from '../../contract.ts'
import type { FeedCardData } from './FeedCard.tsx'
import type { ReactNode } from 'react'
import styles from './feed-card.module.css'

type Props = {
  influencerUid: string
  city: City | undefined
  /** Staff see the ribbons as they would be published. */
  draft: boolean
  card: (card: FeedCardData, row: string) => ReactNode
}

/** The ribbons above the feed; each can be moved through sideways, by touch, wheel and keyboard. */
export function FeedRibbons({ influencerUid, city, draft, card }: Props) {
  const { data, error } = useRead(discoveryCalls.listFeedRibbons, { influencerUid, city, draft }, { keep: true })
  if (!data) return error ? null : <RibbonToCome />
  if (data.ribbons.length === 0) return null
  return (
    <div className={styles.ribbons} data-part="feed-ribbons">
      {data.ribbons.map(({ uid, title, size, cards }) => (
        <section key={uid} aria-label={title}>
          <Title order={2}>{title}</Title>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={styles.ribbon} data-size={size} tabIndex={0} role="group" aria-label={title}>
            {cards.map((one) => card(one, uid))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Holds the place of the ribbons: what follows them would jump. */
function RibbonToCome() {
  return (
    <div className={styles.ribbonToCome}>
      <ToCome shape="cards" />
    </div>
  )
}
