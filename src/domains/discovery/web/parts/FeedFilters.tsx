import { lazy, Suspense } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { profileCalls } from '../../../profiles/contract.ts'
import { filtersOf } from '../feed-filters.ts'
import type { FeedAddress } from '../feed-address.ts'
import styles from './feed-card.module.css'

// After the cards.
const DaysButton = lazy(async () => ({ default: (await import('./DaysButton.tsx')).DaysButton }))

/** What narrows the feed and the map, with the days of the visit beside it. */
export function FeedFilters({
  influencerUid,
  address,
  looksOn = false,
  look,
  onChange,
}: {
  influencerUid: string
  address: FeedAddress
  /** Somebody of the team looks at another's. */
  looksOn?: boolean
  look?: 'compact'
  onChange: (change: Partial<FeedAddress>) => void
}) {
  const me = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid }, { enabled: influencerUid !== '' })
  return (
    <div className={styles.filters} data-look={look}>
      <FilterBar filters={filtersOf(looksOn, me.data?.travel ?? [])} values={address} inline onChange={onChange} />
      <div className={styles.days}>
        <Suspense>
          <DaysButton days={address} onChange={onChange} />
        </Suspense>
      </div>
    </div>
  )
}
