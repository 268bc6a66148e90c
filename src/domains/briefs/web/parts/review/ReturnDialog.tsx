import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useRequiredText } from '../../../../../kit/web/required-text.ts'
import { briefCalls } from '../../../contract.ts'
import type { Waiting } from './waiting.ts'

/** Asks what to change; the brand reads the words as they are. */
export function ReturnDialog({ waiting, onClose }: { waiting: Waiting | null; onClose: () => void }) {
  const [note, setNote] = useState('')
  const send = useWrite(briefCalls.returnBrief, {
    onDone: () => {
      showSuccess('Changes requested.')
      setNote('')
      onClose()
    },
  })
  const { error, isGiven } = useRequiredText(note, 'Write a note first, so they know what to change.')
  return (
    <Dialog
      opened={waiting !== null}
      onClose={onClose}
      title="Request changes"
      description={waiting ? `“${waiting.card.title}” goes back to ${waiting.card.brandName} as a draft.` : ''}
    >
      <Textarea
        data-autofocus
        label="What should change?"
        maxLength={500}
        value={note}
        error={error}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button
          loading={send.busy}
          onClick={() => waiting && isGiven() && void send({ uid: waiting.card.uid, version: waiting.version, note })}
        >
          Request changes
        </Button>
      </Group>
    </Dialog>
  )
}
