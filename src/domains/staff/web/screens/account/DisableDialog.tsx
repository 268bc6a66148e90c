import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { staffCalls } from '../../../contract.ts'

/** Asks why an account is closed; the log keeps it. */
export function DisableDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const disable = useWrite(staffCalls.disableSignIn, { onDone: onClose })
  return (
    <Dialog
      opened
      onClose={onClose}
      type="danger"
      size="md"
      title="Disable this account"
      description="They are signed out everywhere at once, and cannot come back until it is enabled."
    >
      <Textarea
        data-autofocus
        label="Why?"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button
          color="red"
          disabled={reason.trim() === ''}
          loading={disable.busy}
          onClick={() => void disable({ uid, reason })}
        >
          Disable
        </Button>
      </Group>
    </Dialog>
  )
}
