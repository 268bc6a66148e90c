import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import type { ListedCollab } from '../../contract/collab-list.ts'

type Props = {
  /** Null: nothing is asked. */
  collab: ListedCollab | null
  onClose: () => void
  onCancel: (collab: ListedCollab, reason: string) => void
}

/** Asks why a collab is cancelled: both sides read it. */
export function CancelReason({ collab, onClose, onCancel }: Props) {
  return (
    <Dialog
      opened={collab !== null}
      onClose={onClose}
      type="danger"
      size="md"
      title="Cancel this collab?"
      description={collab ? `${collab.creator.name} and ${collab.brand.name} will both see your reason.` : ''}
    >
      {collab && <ReasonForm collab={collab} onClose={onClose} onCancel={onCancel} />}
    </Dialog>
  )
}

function ReasonForm({ collab, onClose, onCancel }: Props & { collab: ListedCollab }) {
  const [reason, setReason] = useState('')
  const { error, isGiven } = useRequiredText(reason, 'Write a reason first.')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isGiven()) onCancel(collab, reason.trim())
      }}
    >
      <Stack>
        <Textarea
          label="Reason"
          maxLength={500}
          data-autofocus
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep collab
          </Button>
          <Button type="submit" color="red">
            Cancel collab
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
