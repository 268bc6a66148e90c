import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { EmailField, isEmail } from '../../../../kit/web/email-field.tsx'
import { postAuth, signedInToken } from '../../../../kit/web/session.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { DoorFrame } from '../parts/DoorFrame.tsx'
import { toPasswordReset } from '../links.ts'

/** Where the address is kept so that the link's page need not ask for it (seed §3 "Local browser storage keys"). */
export const emailKey = 'emailForSignIn'

/** Two ways in: a mailed link by default, or a password (seed §2). */
export function LoginScreen() {
  const [mode, setMode] = useState<'link' | 'password'>('link')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)

  useEffect(() => {
    document.title = 'Sign in · Plusone'
    void signedInToken().then((token) => token && location.replace('/'))
  }, [])

  const attempt = async (work: () => Promise<void>, refused: (error: CallError) => void) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      refused(error as CallError)
    } finally {
      setBusy(false)
    }
  }
  const sendLink = () => {
    if (!isEmail(email)) return showError('Please enter a valid email address.')
    return attempt(
      async () => {
        await postAuth('link', { email, purpose: 'sign-in' })
        localStorage.setItem(emailKey, email)
        setSent(true)
      },
      (error) => {
        if (error.code !== 'not-found') return showError(error.message)
        showError('No account found - redirecting..')
        setTimeout(() => location.assign('/join'), 1_500)
      },
    )
  }
  const signIn = () => {
    if (!isEmail(email) || password.length <= 3) return showError('Please ensure that you have entered valid details.')
    return attempt(
      async () => {
        await postAuth('sign-in/email', { email, password })
        location.replace('/')
      },
      (error) => showError(error.message),
    )
  }

  if (sent) {
    return (
      <DoorFrame title="Please Check Your Email" lead={`We have sent a sign-in link to ${email}.`}>
        <p>
          An automated email with your sign-in link arrives within seconds. If you cannot see it, check your junk or
          spam folder. You can close this tab.
        </p>
        <Button variant="default" onClick={() => setSent(false)}>
          Use another address
        </Button>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame
      title="Welcome back"
      lead={mode === 'link' ? 'We will send you a link to sign in with.' : 'Sign in with your email and password.'}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (mode === 'link' ? sendLink() : signIn())
        }}
      >
        <Stack gap="md">
          <EmailField label="Email" required value={email} onChange={setEmail} />
          {mode === 'password' && (
            <PasswordInput
              label="Password"
              withAsterisk
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <Button type="submit" size="lg" loading={busy}>
            {mode === 'link' ? 'Send sign-in link' : 'Sign in'}
          </Button>
          {mode === 'password' && <LinkTo to={toPasswordReset()}>Forgot password?</LinkTo>}
          <Anchor
            component="button"
            type="button"
            ta="left"
            c="var(--calm)"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setMode(mode === 'link' ? 'password' : 'link')}
          >
            {mode === 'link' ? 'Sign in with a password instead' : 'Sign in with an email link instead'}
          </Anchor>
        </Stack>
      </form>
    </DoorFrame>
  )
}
