import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { useRequiredText } from '../../../../../kit/web/required-text.ts'

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
  const { error, isGiven } = useRequiredText(reason, 'Write a reason first.')
  return (
    <Dialog opened onClose={onClose} type="danger" size="md" title={title} description={description}>
      <Textarea
        data-autofocus
        label="Reason"
        maxLength={300}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button color="red" loading={busy} onClick={() => isGiven() && onReason(reason)}>
          {act}
        </Button>
      </Group>
    </Dialog>
  )
}
