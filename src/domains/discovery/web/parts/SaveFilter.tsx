import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { discoveryCalls } from '../../contract.ts'
import { type FeedAddress, filterOf } from '../feed-address.ts'

type Props = { opened: boolean; address: FeedAddress; onClose: () => void }

/** Gives what the feed is filtered by a name. */
export function SaveFilter({ opened, address, onClose }: Props) {
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
