import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { accountCalls } from '../../contract.ts'
import { toOwnAccount } from '../links.ts'
import { useOneTimeLink } from '../one-time-link.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'

const answers = {
  changed: {
    title: 'Your email address has changed',
    lead: 'Sign in with the new address from now on. We’ve signed you out of your other browsers.',
  },
  waiting: {
    title: 'This address is confirmed',
    lead: 'One step left: open the link in the email we sent to your other address.',
  },
  stopped: {
    title: 'Email change cancelled',
    lead: 'Your address stays as it is. If you didn’t ask for this, change your password and sign out everywhere.',
  },
} as const

/** `/app/change-email`: opened by a mailed link. It answers by a button, so that a scanner of mail answers nothing. */
export function ChangeEmailScreen() {
  const { token = '' } = useOneTimeLink()
  const [state, setState] = useState<keyof typeof answers | null>(null)
  const read = useRead(accountCalls.getEmailChange, { token }, { enabled: state === null && token !== '' })
  const answer = useWrite(accountCalls.answerEmailChange, { onDone: (done) => setState(done.state) })
  if (state)
    return (
      <DoorFrame {...answers[state]}>
        <LinkTo to={toOwnAccount()}>Go to your account</LinkTo>
      </DoorFrame>
    )
  if (read.error || token === '') {
    const lead = read.error?.message ?? 'This link is incomplete. Open the link in your email again.'
    return (
      <DoorFrame title="This link doesn’t work" lead={lead}>
        <LinkTo to={toOwnAccount()}>Go to your account</LinkTo>
      </DoorFrame>
    )
  }
  const { side, newEmail } = read.data ?? {}
  const lead = !newEmail
    ? 'One moment…'
    : side === 'old'
      ? `Your account’s email address will change from this one to ${newEmail}.`
      : `${newEmail} would become the email address of your account.`
  return (
    <DoorFrame title={side === 'old' ? 'Confirm your email change' : 'Confirm your new email'} lead={lead}>
      <Group>
        <Button
          size="lg"
          disabled={!newEmail}
          loading={answer.busy}
          onClick={() => void answer({ token, agree: true })}
        >
          Change email
        </Button>
        <Button
          size="lg"
          variant="default"
          disabled={!newEmail || answer.busy}
          onClick={() => void answer({ token, agree: false })}
        >
          Keep current email
        </Button>
      </Group>
    </DoorFrame>
  )
}
