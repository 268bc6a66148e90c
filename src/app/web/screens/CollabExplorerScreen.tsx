import { Button, Stack } from '@mantine/core'
import { useList } from '../../../kit/web/calls.ts'
import { EmptyState } from '../../../kit/web/empty-state.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../kit/web/screen.tsx'
import { collabCalls } from '../../../domains/collabs/contract.ts'
import { explorerSearch } from '../../../domains/collabs/web/links.ts'
import { CalendarFeed } from '../../../domains/visits/web/parts/CalendarFeed.tsx'
import { CollabRow } from '../../../domains/collabs/web/parts/CollabRow.tsx'
import styles from './collab-explorer.module.css'

const presets = [
  ['all', 'All'],
  ['unanswered', 'Unanswered over 3 days'],
  ['unconfirmed', 'Unconfirmed tomorrow'],
  ['without-content', 'Visited without content'],
  ['overdue', 'Overdue'],
  ['disputed', 'Disputes'],
] as const

/** Every collab that staff look after, by what wants doing. */
export function CollabExplorerScreen() {
  const [{ preset = 'all', mine }, setAddress] = useAddress(explorerSearch)
  const list = useList(collabCalls.listCollabs, { preset, ...(mine && { mine: true }) })
  return (
    <Screen title="Collab Explorer">
      <fieldset className={`choices ${styles.presets}`}>
        <legend>Show</legend>
        {presets.map(([value, label]) => (
          <Button
            key={value}
            size="sm"
            variant={value === preset ? 'filled' : 'default'}
            aria-pressed={value === preset}
            onClick={() => setAddress({ preset: value })}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant={mine ? 'filled' : 'default'}
          aria-pressed={mine === 'yes'}
          onClick={() => setAddress({ mine: mine ? undefined : 'yes' })}
        >
          Only my brands
        </Button>
      </fieldset>
      <Loaded of={{ ...list, data: list.first }}>
        {() => (
          <Stack gap="sm">
            {list.rows.length === 0 && <EmptyState title="No collabs" text="No collabs match this filter right now." />}
            {list.rows.map((collab) => (
              <CollabRow key={collab.uid} collab={collab} />
            ))}
            {list.hasMore && (
              <Button variant="default" onClick={list.more} loading={list.isFetchingNextPage}>
                Show more
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <div className={styles.calendar}>
        <CalendarFeed profileUid={null} />
      </div>
    </Screen>
  )
}
