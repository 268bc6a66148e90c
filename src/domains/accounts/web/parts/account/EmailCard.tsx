import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { EmailField } from '../../../../../kit/web/email-field.tsx'
import { invalidEmailText, isEmail } from '../../../../../kit/web/email.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { accountCalls } from '../../../contract.ts'
import styles from '../door-frame.module.css'

type Change = OutputOf<typeof accountCalls.getSessions>['emailChange']

/** The address one signs in with, and the way to another one. */
export function EmailCard({ email, change }: { email: string; change: Change }) {
  return (
    <Card>
      <Title order={2}>Email</Title>
      <p className={`dim ${styles.explanation}`}>
        You sign in with <b>{email}</b>, and we’ll email you there.
      </p>
      {change ? <Waiting email={email} change={change} /> : <NewEmail />}
    </Card>
  )
}

function NewEmail() {
  const [newEmail, setNewEmail] = useState('')
  const start = useWrite(accountCalls.changeEmail, {
    onDone: () => showSuccess('Check both inboxes to confirm the change.'),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmail(newEmail)) return showError(invalidEmailText)
        void start({ email: newEmail })
      }}
    >
      <Stack gap="xs" maw={360}>
        <EmailField
          label="New email"
          value={newEmail}
          onChange={setNewEmail}
          explainer="We’ll email both addresses. Your email changes once you’ve confirmed from each one."
        />
        <Group>
          <GuardedButton
            type="submit"
            variant="default"
            loading={start.busy}
            missing={newEmail === '' ? 'Enter your new email address first.' : null}
          >
            Change email
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}

function Waiting({ email, change }: { email: string; change: NonNullable<Change> }) {
  const cancel = useWrite(accountCalls.cancelEmailChange, { onDone: () => showSuccess('Your email stays as it is.') })
  const due = [!change.newAgreed && change.newEmail, !change.oldAgreed && email].filter(Boolean)
  return (
    <Stack gap="md">
      <Note tone="calm">
        Changing to <b>{change.newEmail}</b>. Open the link we sent to {due.join(' and to ')}. Links work for 24 hours.
      </Note>
      <Group>
        <Button variant="default" loading={cancel.busy} onClick={() => void cancel({})}>
          Keep {email}
        </Button>
      </Group>
    </Stack>
  )
}
