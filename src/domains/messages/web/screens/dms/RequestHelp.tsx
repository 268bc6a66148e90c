import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { messageCalls } from '../../../contract.ts'

/** A word to the team that the other side does not see. */
export function RequestHelp({
  collabUid,
  opened,
  onClose,
}: {
  collabUid: string
  opened: boolean
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const ask = useWrite(messageCalls.requestStaffHelp, {
    onDone: () => {
      showSuccess('Thanks. Our team will look into it.')
      onClose()
    },
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="What’s the problem?"
      description="Our team can read this conversation and your note. The other side can’t see your note."
      size="md"
    >
      <Stack>
        <Textarea
          label="Details"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <GuardedButton
            missing={reason.trim() ? null : 'Tell us what happened first.'}
            loading={ask.busy}
            onClick={() => void ask({ collabUid, reason })}
          >
            Send to our team
          </GuardedButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
