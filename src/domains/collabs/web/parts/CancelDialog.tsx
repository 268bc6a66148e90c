import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { collabCalls } from '../../contract.ts'
import { isLateCancel } from '../../windows.ts'
import { useNow } from '../use-now.ts'
import type { CollabData } from './StageBadge.tsx'

/** Withdrawing or cancelling, each with its own consequences said before. */
export function CancelDialog({
  collab,
  opened,
  onClose,
}: {
  collab: CollabData
  opened: boolean
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const now = useNow()
  const withdraw = useWrite(collabCalls.withdrawCollab, { onDone: onClose })
  const cancel = useWrite(collabCalls.cancelCollab, { onDone: onClose })
  const { uid, version, can, visit } = collab
  const other = collab.side === 'influencer' ? collab.brand.name : collab.influencer.name
  const withdraws = can.withdraw
  const isLate = visit !== null && !visit.released && isLateCancel(new Date(visit.startsAt), new Date(now))
  const isRequest = withdraws && collab.stage === 1 && collab.startedBy === 'influencer'
  const consequence = isLate
    ? `${visit.stay ? 'Check-in' : 'The visit'} is less than 48 hours away, so this counts as a late cancellation. We’ll share your reason with ${other}.`
    : `We’ll share your reason with ${other}. Cancelling this early doesn’t count against you.`
  const { error, isGiven } = useRequiredText(reason, 'Write a reason first.')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      type="danger"
      size="md"
      title={isRequest ? 'Withdraw this request?' : withdraws ? 'Withdraw from this collab?' : 'Cancel this collab?'}
      description={
        isRequest
          ? 'The venue will no longer see it.'
          : withdraws
            ? 'Your spot opens up for other creators.'
            : consequence
      }
    >
      <Stack>
        <Textarea
          label={withdraws ? 'Reason (optional)' : 'Reason'}
          maxLength={500}
          value={reason}
          error={!withdraws && error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {isRequest ? 'Keep request' : 'Keep collab'}
          </Button>
          <Button
            color="red"
            loading={withdraw.busy || cancel.busy}
            onClick={() => {
              if (withdraws) void withdraw({ uid, version, note: reason })
              else if (isGiven()) void cancel({ uid, version, reason })
            }}
          >
            {isRequest ? 'Withdraw request' : withdraws ? 'Withdraw' : 'Cancel collab'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
