import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../kit/web/dialog.tsx'

type Props = {
  title: string
  description: string
  /** The button's word. */
  act: string
  busy: boolean
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why something serious is done to an account; the log keeps it. */
export function ReasonDialog({ title, description, act, busy, onReason, onClose }: Props) {
  const [reason, setReason] = useState('')
  return (
    <Dialog opened onClose={onClose} type="danger" size="md" title={title} description={description}>
      <Textarea
        data-autofocus
        label="Reason"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button color="red" disabled={reason.trim() === ''} loading={busy} onClick={() => onReason(reason)}>
          {act}
        </Button>
      </Group>
    </Dialog>
  )
}
