import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { deskCalls } from '../../contract.ts'

type Props = {
  opened: boolean
  table: string
  /** Of a brand’s list, whose. */
  brandUid: string | undefined
  query: string
  onSaved: (uid: string) => void
  onClose: () => void
}

/** Keeps how the list looks now under a name. */
export function SaveViewDialog({ opened, onClose, ...rest }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Save view"
      description="Saves the search, filters, order and columns. The list itself stays up to date."
      size="sm"
    >
      {opened && <Form {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function Form({ table, brandUid, query, onSaved, onClose }: Omit<Props, 'opened'>) {
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const create = useWrite(deskCalls.createSavedView, {
    onDone: ({ uid }) => {
      onClose()
      onSaved(uid)
    },
    onRefused: (refusal) => {
      setError(refusal.message)
      return true
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void create({ table, brandUid, name, query, isShared })
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          maxLength={60}
          required
          data-autofocus
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(null)
          }}
        />
        <Checkbox
          label="Share with the team"
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <GuardedButton
            type="submit"
            loading={create.busy}
            missing={name.trim() === '' ? 'Enter a name first.' : null}
          >
            Save view
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}
