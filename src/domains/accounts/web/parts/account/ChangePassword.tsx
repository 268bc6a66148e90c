import { Anchor, PasswordInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { refetchTouched } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { postAuth } from '../../../../../kit/web/session.ts'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { newPasswordHint, newPasswordProblem } from '../../../new-password.ts'
import styles from '../door-frame.module.css'
import { useAttempt } from './use-attempt.ts'

type Props = {
  email: string
  /** Mails a link to who does not know their password; none once it was sent. */
  onForgotten: (() => void) | undefined
  isMailing: boolean
}

/** Another password for who knows the present one. */
export function ChangePassword({ email, onForgotten, isMailing }: Props) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { busy, attempt } = useAttempt()
  const change = () => {
    const problem = newPasswordProblem(password, { email, productName: productName() })
    if (problem) return showError(problem)
    return attempt(async () => {
      await postAuth('password/exchange', { current, password })
      setCurrent('')
      setPassword('')
      showSuccess('Your password has been changed.')
      await refetchTouched(['sign-in'])
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <p className={`dim ${styles.explanation}`}>Changing your password signs you out everywhere else.</p>
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
        <GuardedButton
          type="submit"
          loading={busy || isMailing}
          missing={current === '' ? 'Enter your current password first.' : null}
        >
          Change password
        </GuardedButton>
        {onForgotten && (
          <Anchor component="button" type="button" className={styles.switch} onClick={onForgotten}>
            I don’t know my current password
          </Anchor>
        )}
      </Stack>
    </form>
  )
}
