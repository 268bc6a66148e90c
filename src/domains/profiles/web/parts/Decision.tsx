import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { profileCalls } from '../../contract.ts'

export type InfluencerProfile = OutputOf<typeof profileCalls.getInfluencerProfile>

const reasons = [
  'Please add a screenshot of your insights.',
  'We’re looking for more content about food, drinks, stays or experiences.',
  'Your audience is mostly outside our cities for now.',
  'We couldn’t find an account with this handle.',
]
const titles = {
  approved: 'Approve',
  rejected: 'Reject',
  suspended: 'Suspend',
  'details-requested': 'Ask a question',
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
      showSuccess(
        decision === 'details-requested'
          ? `Question sent to @${profile.handle}.`
          : `@${profile.handle} is ${decision}.`,
      )
      onClose()
    },
  })
  const { uid, version } = profile
  const missing = decision === 'details-requested' ? 'Write your question first.' : 'Write a reason first.'
  const { error, isGiven } = useRequiredText(reason, missing)
  const save = () => decide({ uid, version, decision, reason, ...(reapplyFrom && { reapplyFrom }) })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${titles[decision]}: @${profile.handle}`}
      description={
        decision === 'approved'
          ? 'We’ll email them, and they’ll see the feed right away.'
          : 'They’ll see this in an email and on their profile.'
      }
      size="md"
    >
      <Stack>
        {decision === 'rejected' && (
          <Select
            label="Common reasons"
            data={reasons}
            value={reasons.includes(reason) ? reason : null}
            onChange={(chosen) => setReason(chosen ?? '')}
          />
        )}
        {decision !== 'approved' && (
          <Textarea
            label={decision === 'details-requested' ? 'Your question (they’ll see this)' : 'Reason (they’ll see this)'}
            withAsterisk
            maxLength={500}
            value={reason}
            error={error}
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
            loading={decide.busy}
            onClick={() => void ((decision === 'approved' || isGiven()) && save())}
          >
            {titles[decision]}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
