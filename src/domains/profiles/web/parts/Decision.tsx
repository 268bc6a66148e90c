import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useHeldWrite } from '../../../../kit/web/held-write.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { profileCalls } from '../../contract.ts'
import { RejectReasons, rejectReasons } from './RejectReasons.tsx'

export type InfluencerProfile = OutputOf<typeof profileCalls.getInfluencerProfile>

const buttons = {
  approved: 'Approve',
  rejected: 'Reject',
  suspended: 'Suspend',
  'details-requested': 'Ask a question',
} as const
export type DecisionKind = keyof typeof buttons

const titles: Readonly<Record<DecisionKind, (handle: string) => string>> = {
  approved: (handle) => `Approve @${handle}`,
  rejected: (handle) => `Reject @${handle}`,
  suspended: (handle) => `Suspend @${handle}`,
  'details-requested': (handle) => `Ask @${handle} a question`,
}

type Props = {
  profile: InfluencerProfile
  decision: DecisionKind
  onClose: () => void
  /** After a decision was taken back. */
  onUndone?: (() => void) | undefined
}

/**
 * A yes, or a no with its reason, as the influencer will read it. A rejection begins with a common reason, so that Enter sends
 * it; it and an approval can be undone for ten seconds. Ctrl Enter sends any of them.
 */
export function Decision({ profile, decision, onClose, onUndone }: Props) {
  const [reason, setReason] = useState<string>(decision === 'rejected' ? rejectReasons[0] : '')
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
  const hold = useHeldWrite(profileCalls.decideApplication)
  const { uid, version, name } = profile
  const missing = decision === 'details-requested' ? 'Write your question first.' : 'Write a reason first.'
  const { error, isGiven } = useRequiredText(reason, missing)
  const save = () => {
    if (decision !== 'approved' && !isGiven()) return
    const input = { uid, version, decision, reason, ...(reapplyFrom && { reapplyFrom }) }
    if (decision !== 'rejected' && decision !== 'approved') return void decide(input)
    onClose()
    hold(input, { text: `${decision === 'rejected' ? 'Rejected' : 'Approved'} ${name}.`, about: uid, onUndone })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titles[decision](profile.handle)}
      description={
        decision === 'approved'
          ? 'We’ll email them, and they’ll see the feed right away.'
          : 'They’ll see this in an email and on their profile.'
      }
      size="md"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack onKeyDown={onKeyDown}>
          {decision === 'rejected' && <RejectReasons value={reason} onChange={setReason} />}
          {decision !== 'approved' && (
            <Textarea
              label={
                decision === 'details-requested' ? 'Your question (they’ll see this)' : 'Reason (they’ll see this)'
              }
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
              type="submit"
              data-autofocus={decision === 'approved' || undefined}
              color={decision === 'approved' ? undefined : 'red'}
              loading={decide.busy}
            >
              {buttons[decision]}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
