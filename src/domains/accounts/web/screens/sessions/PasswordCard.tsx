import { Anchor, Button, PasswordInput, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { refetchTouched } from '../../../../../kit/web/calls.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { postAuth } from '../../../../../kit/web/session.ts'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { newPasswordHint, newPasswordProblem } from '../../../new-password.ts'
import styles from '../../parts/door-frame.module.css'

type Props = { email: string; hasPassword: boolean }

/** Another password for who knows the present one; for everyone else a fresh link. */
export function PasswordCard({ email, hasPassword }: Props) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [mailed, setMailed] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showError((error as Error).message)
    }
    setBusy(false)
  }
  const mailLink = () =>
    attempt(async () => {
      await postAuth('link', { email, purpose: 'password-reset' })
      setMailed(true)
    })
  const change = () => {
    const problem = newPasswordProblem(password, { email, productName: productName() })
    if (problem) return showError(problem)
    return attempt(async () => {
      await postAuth('password/exchange', { current, password })
      setCurrent('')
      setPassword('')
      showSuccess('Your password is changed')
      await refetchTouched(['sign-in'])
    })
  }
  return (
    <Card>
      <Title order={2}>Password</Title>
      {hasPassword ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void change()
          }}
        >
          <p className={`dim ${styles.explanation}`}>With a new password every other browser is signed out.</p>
          <Stack gap="md" maw={360}>
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              label="Current password"
              withAsterisk
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.currentTarget.value)}
            />
            <PasswordInput
              label="New password"
              description={newPasswordHint}
              withAsterisk
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Button type="submit" loading={busy} disabled={current === ''}>
              Change password
            </Button>
            {!mailed && (
              <Anchor component="button" type="button" className={styles.switch} onClick={() => void mailLink()}>
                I do not know my current password
              </Anchor>
            )}
          </Stack>
        </form>
      ) : (
        <>
          <p className={`dim ${styles.explanation}`}>
            You sign in by email link. A password is one more way in, if you want one.
          </p>
          {!mailed && (
            <Button variant="default" loading={busy} onClick={() => void mailLink()}>
              Mail me a link to set one
            </Button>
          )}
        </>
      )}
      {mailed && (
        <div className={styles.more}>
          <Note tone="good">
            A link to set a new password is on its way to <b>{email}</b>. It works once, for 15 minutes.
          </Note>
        </div>
      )}
    </Card>
  )
}
