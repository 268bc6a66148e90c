import { textOf } from '../../../../kit/contract/errors.ts'
import { Button, PasswordInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { EmailField } from '../../../../kit/web/email-field.tsx'
import { invalidEmailText, isEmail } from '../../../../kit/web/email.ts'
import { productName } from '../../../../kit/web/page-facts.ts'
import { enterByReload } from '../../../../kit/web/enter.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { postAuth } from '../../../../kit/web/session.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { newPasswordHint, newPasswordProblem } from '../../new-password.ts'
import { toLogin } from '../links.ts'
import { useOneTimeLink } from '../one-time-link.ts'
import { CheckYourEmail } from '../parts/CheckYourEmail.tsx'
import { SecondStep } from '../parts/SecondStep.tsx'
import { useSignIn } from '../sign-in.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'

/** `/app/password-reset`: asks for a link, or, opened by one (a reset, an invitation), sets the password. */
export function PasswordScreen() {
  const { token } = useOneTimeLink()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const enterWithPassword = () => enterByReload('Your password is set.')
  const { due, signIn } = useSignIn(enterWithPassword)

  const submit = async () => {
    if (!token && !isEmail(email)) return showError(invalidEmailText)
    const problem = token && newPasswordProblem(password, { email, productName: productName() })
    if (problem) return showError(problem)
    setBusy(true)
    try {
      if (token) {
        await signIn('password', { token, password })
      } else {
        await postAuth('link', { email, purpose: 'password-reset' })
        setSent(true)
      }
    } catch (error) {
      showError(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  if (due) return <SecondStep due={due} onDone={enterWithPassword} />
  if (sent) return <CheckYourEmail email={email} what="a link to set a new password" onBack={() => setSent(false)} />
  return (
    <DoorFrame
      title={token ? 'Choose a password' : 'Forgot your password?'}
      lead={token ? newPasswordHint : 'We’ll email you a link to set a new one.'}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="md">
          {!token && <EmailField label="Email" required value={email} onChange={setEmail} />}
          {token && (
            <PasswordInput
              label="New password"
              withAsterisk
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <Button type="submit" size="lg" loading={busy}>
            {token ? 'Set password' : 'Send the link'}
          </Button>
          <LinkTo to={toLogin()}>Back to sign in</LinkTo>
        </Stack>
      </form>
    </DoorFrame>
  )
}
