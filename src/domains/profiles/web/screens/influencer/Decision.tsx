import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../contract.ts'
import type { InfluencerProfile } from './StaffFacts.tsx'

const reasons = [
  'Please add your figures with a screenshot.',
  'We look for more content about food, drinks, stays or experiences.',
  'Your audience is mostly outside our cities for now.',
  'We could not find your account under this handle.',
]
const titles = {
  approved: 'Approve',
  rejected: 'Reject kindly',
  suspended: 'Suspend',
  'details-requested': 'Ask',
} as const
export type DecisionKind = keyof typeof titles

/** A yes, or a no with its reason, as the influencer will read it. */
export function Decision({
  profile,
  decision,
  onClose,
}: {
  profile: InfluencerProfile
  decision: DecisionKind
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [reapplyFrom, setReapplyFrom] = useState('')
  const decide = useWrite(profileCalls.decideApplication, {
    onDone: () => {
      showSuccess(`@${profile.handle} ${decision === 'details-requested' ? 'was asked' : `is ${decision}`}.`)
      onClose()
    },
  })
  const { uid, version } = profile
  const save = () => decide({ uid, version, decision, reason, ...(reapplyFrom && { reapplyFrom }) })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${titles[decision]}: @${profile.handle}`}
      description={
        decision === 'approved'
          ? 'They are told by mail and see the feed at once.'
          : 'They read it by mail and in their profile.'
      }
      size="md"
    >
      <Stack>
        {decision === 'rejected' && (
          <Select
            label="A reason from the list"
            data={reasons}
            value={reasons.includes(reason) ? reason : null}
            onChange={(chosen) => setReason(chosen ?? '')}
          />
        )}
        {decision !== 'approved' && (
          <Textarea
            label={
              decision === 'details-requested'
                ? 'Your question, in the words they read'
                : 'The reason, in the words they read'
            }
            withAsterisk
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {decision === 'rejected' && (
          <TextInput
            type="date"
            label="Can apply again from (optional)"
            value={reapplyFrom}
            onChange={(event) => setReapplyFrom(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button
            color={decision === 'approved' ? undefined : 'red'}
            disabled={decision !== 'approved' && !reason.trim()}
            loading={decide.busy}
            onClick={() => void save()}
          >
            {titles[decision]}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
