import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../contract.ts'
import { type DeclineReason, declineReasons } from '../../windows.ts'
import type { CollabData } from './StageBadge.tsx'

const reasonLabels: Record<DeclineReason, string> = {
  'not-a-fit': 'Not the right fit',
  dates: 'The dates don’t work',
  full: 'We’re full',
  'similar-recently': 'We recently worked with someone similar',
  other: 'Another reason',
}

/** Yes with one click; no with a reason. For whoever was asked. */
export function AnswerButtons({ collab }: { collab: CollabData }) {
  const [declining, setDeclining] = useState(false)
  const approve = useWrite(collabCalls.approveCollab, {
    onDone: () =>
      showSuccess(collab.side === 'influencer' ? 'You’re in. Pick a time.' : 'Approved. They can now book a time.'),
  })
  const decline = useWrite(collabCalls.declineCollab, { onDone: () => setDeclining(false) })
  const [reason, setReason] = useState<DeclineReason>('not-a-fit')
  const [note, setNote] = useState('')
  const { uid, version, can } = collab
  return (
    <Group gap="sm" wrap="nowrap">
      {can.approve && (
        <Button loading={approve.busy} onClick={() => void approve({ uid, version })}>
          {collab.side === 'influencer' ? 'Accept' : 'Approve'}
        </Button>
      )}
      {can.decline && (
        <Button variant="default" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      )}
      <Dialog
        opened={declining}
        onClose={() => setDeclining(false)}
        title="Decline"
        size="md"
        description="They’ll see a polite message. Only your team and ours can see your note."
      >
        <Stack>
          <Radio.Group label="Reason" value={reason} onChange={(value) => setReason(value as DeclineReason)}>
            <Stack gap={6} mt={6}>
              {Object.entries(reasonLabels).map(([value, label]) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <div className="note" data-tone="mute">
            They’ll see: “{declineReasons[reason]}”
          </div>
          <Textarea
            label="Private note (optional)"
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setDeclining(false)}>
              Back
            </Button>
            <Button color="red" loading={decline.busy} onClick={() => void decline({ uid, version, reason, note })}>
              Decline
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </Group>
  )
}
