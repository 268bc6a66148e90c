import { Button, Group, Title } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { type FeedAddress, isFiltered } from '../../feed-address.ts'
import type { FeedCardData } from '../../parts/FeedCard.tsx'
import styles from '../../parts/feed-card.module.css'
import { BetweenCards } from '../../parts/between-cards.ts'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

type Props = {
  address: FeedAddress
  looksOn: boolean
  feed: { rows: readonly FeedCardData[]; hasMore: boolean; isFetchingNextPage: boolean; more: () => void }
  card: (one: FeedCardData, at: number) => ReactNode
  /** The ribbons, where they stand between the cards: on a phone a picture comes first. */
  ribbons: ReactNode
  onClear: () => void
}

/** So many cards are seen before the ribbons of a phone, and before what the app puts between them. */
const cardsBeforeRibbons = 2
const cardsBefore = 4

/** Every card that fits the filters, with what stands between them. */
export function FeedList({ address, looksOn, feed, card, ribbons, onClear }: Props) {
  const between = useContext(BetweenCards)
  if (feed.rows.length === 0 && !feed.hasMore) {
    return (
      <>
        {ribbons}
        <NothingFits {...{ address, looksOn, onClear }} />
      </>
    )
  }
  const cards = feed.rows.map(card)
  return (
    <>
      <Title order={2} className={styles.all}>
        {isFiltered({ ...address, city: undefined })
          ? 'Matching your filters'
          : `Everything open to ${looksOn ? 'them' : 'you'}`}
      </Title>
      {feed.rows.length === 0 && <Note tone="mute">Nothing new yet.</Note>}
      <div className={styles.feed} data-part="feed">
        {cards.slice(0, cardsBeforeRibbons)}
        {ribbons && <div className={styles.between}>{ribbons}</div>}
        {cards.slice(cardsBeforeRibbons, cardsBefore)}
        <div className={styles.between}>{between}</div>
        {cards.slice(cardsBefore)}
      </div>
      {feed.hasMore && (
        <Group justify="center" mt="xl">
          <ShowMore of={feed} size="lg" />
        </Group>
      )}
    </>
  )
}

function NothingFits({ address, looksOn, onClear }: Pick<Props, 'address' | 'looksOn' | 'onClear'>) {
  return (
    <EmptyState
      title={address.saved ? 'Nothing saved yet' : 'Nothing here right now'}
      text={
        address.saved && !looksOn
          ? 'Select the heart on a card to save it here.'
          : 'New briefs appear here as soon as they open. Try another city or fewer filters.'
      }
      action={
        isFiltered(address) ? (
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        ) : undefined
      }
    />
  )
}
