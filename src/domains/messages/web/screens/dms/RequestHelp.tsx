import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
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
      showSuccess('The team knows, and will look into it.')
      onClose()
    },
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="What is the matter?"
      description="Your account manager reads this conversation and what you write here. The other side does not see it."
      size="md"
    >
      <Stack>
        <Textarea
          label="In your words"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button disabled={!reason.trim()} loading={ask.busy} onClick={() => void ask({ collabUid, reason })}>
            Ask the team
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
