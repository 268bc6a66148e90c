import { Button, Group, Title } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { type FeedAddress, isFiltered } from '../../links.ts'
import type { FeedCardData } from '../../parts/FeedCard.tsx'
import styles from '../../parts/feed-card.module.css'
import { BetweenCards } from '../../parts/between-cards.ts'

type Props = {
  address: FeedAddress
  looksOn: boolean
  feed: { rows: readonly FeedCardData[]; hasMore: boolean; isFetchingNextPage: boolean; more: () => void }
  card: (one: FeedCardData) => ReactNode
  onClear: () => void
}

/** So many cards are seen before what the app puts between them. */
const cardsBefore = 4

/** Every card that fits the filters, under the ribbons. */
export function FeedList({ address, looksOn, feed, card, onClear }: Props) {
  const between = useContext(BetweenCards)
  if (feed.rows.length === 0 && !feed.hasMore) {
    return <NothingFits {...{ address, looksOn, onClear }} />
  }
  return (
    <>
      <Title order={2} className={styles.all}>
        {isFiltered({ ...address, city: undefined })
          ? 'Matching your filters'
          : `Everything open to ${looksOn ? 'them' : 'you'}`}
      </Title>
      {feed.rows.length === 0 && <Note tone="mute">Nothing new yet.</Note>}
      <div className={styles.feed} data-part="feed">
        {feed.rows.slice(0, cardsBefore).map((one) => card(one))}
        <div className={styles.between}>{between}</div>
        {feed.rows.slice(cardsBefore).map((one) => card(one))}
      </div>
      {feed.hasMore && (
        <Group justify="center" mt="xl">
          <Button variant="default" size="lg" loading={feed.isFetchingNextPage} onClick={feed.more}>
            Show more
          </Button>
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
          ? 'Tap the bookmark on a card to save it here.'
          : 'New briefs open every day. Try another city or fewer filters.'
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
