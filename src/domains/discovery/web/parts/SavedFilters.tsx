import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { discoveryCalls } from '../../contract.ts'
import { addressOfFilter, type FeedAddress, filterNames, filterOf, isFiltered } from '../feed-address.ts'
import styles from './feed-card.module.css'

type Props = { address: FeedAddress; onOpen: (change: Partial<FeedAddress>) => void }

/** The saved filters, above the feed: one tap opens one; what is set now can be saved under a name. */
export function SavedFilters({ address, onOpen }: Props) {
  const saved = useRead(discoveryCalls.listFeedFilters, {})
  const remove = useWrite(discoveryCalls.deleteFeedFilter)
  const [naming, setNaming] = useState(false)
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
      <SaveDialog key={String(naming)} opened={naming} address={address} onClose={() => setNaming(false)} />
    </div>
  )
}

function SaveDialog({ opened, address, onClose }: { opened: boolean; address: FeedAddress; onClose: () => void }) {
  const [name, setName] = useState('')
  const save = useWrite(discoveryCalls.saveFeedFilter, {
    onDone: () => {
      showSuccess('Filter saved.')
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} size="sm" title="Save this filter">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save({ name, filter: filterOf(address) })
        }}
      >
        <TextInput
          label="Name"
          placeholder="Dinner with a guest"
          maxLength={40}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <GuardedButton type="submit" loading={save.busy} missing={name.trim() === '' ? 'Enter a name first.' : null}>
            Save filter
          </GuardedButton>
        </Group>
      </form>
    </Dialog>
  )
}
