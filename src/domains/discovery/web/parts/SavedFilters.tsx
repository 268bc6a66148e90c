import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { discoveryCalls } from '../../contract.ts'
import { addressOfFilter, type FeedAddress, filterNames, filterOf, isFiltered } from '../feed-address.ts'
import styles from './feed-card.module.css'

// Few save one: the form comes then.
const SaveFilter = lazy(async () => ({ default: (await import('./SaveFilter.tsx')).SaveFilter }))

type Props = { address: FeedAddress; onOpen: (change: Partial<FeedAddress>) => void }

/** The saved filters, above the feed: one tap opens one; what is set now can be saved under a name. */
export function SavedFilters({ address, onOpen }: Props) {
  const saved = useRead(discoveryCalls.listFeedFilters, {})
  const remove = useWrite(discoveryCalls.deleteFeedFilter)
  /** Null until somebody has begun to. */
  const [naming, setNaming] = useState<boolean | null>(null)
  const filters = saved.data?.filters ?? []
  const now = JSON.stringify(addressOfFilter(filterOf(address)))
  const isSaved = filters.some((one) => JSON.stringify(addressOfFilter(one.filter)) === now)
  if (filters.length === 0 && !isFiltered(address)) return null
  return (
    <div className={styles.savedFilters} role="group" aria-label="Saved filters">
      {filters.map(({ name, filter }) => {
        const isOpen = JSON.stringify(addressOfFilter(filter)) === now
        return (
          <span key={name} className={styles.savedFilter}>
            <Button
              size="sm"
              variant={isOpen ? 'filled' : 'default'}
              aria-pressed={isOpen}
              onClick={() =>
                onOpen(
                  isOpen ? Object.fromEntries(filterNames.map((one) => [one, undefined])) : addressOfFilter(filter),
                )
              }
            >
              {name}
            </Button>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Remove the filter ${name}`}
              onClick={() => void remove({ name })}
            >
              <IconX size={16} />
            </ActionIcon>
          </span>
        )
      })}
      {isFiltered(address) && !isSaved && (
        <Button size="sm" variant="subtle" onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {naming !== null && (
        <Suspense>
          <SaveFilter key={String(naming)} opened={naming} address={address} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </div>
  )
}
