import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { EmailField, invalidEmailText, isEmail } from '../../../../kit/web/email-field.tsx'
import { useEnter } from '../../../../kit/web/enter.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page.ts'
import { postAuth, signedInToken } from '../../../../kit/web/session.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { emailKey, toJoin, toPasswordReset } from '../links.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'

/** How long "redirecting.." can be read before it happens. */
const readableMs = 1_500

/** Two ways in: a mailed link by default, or a password (seed §2, §4). */
export function LoginScreen() {
  const [mode, setMode] = useState<'link' | 'password'>('link')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const enter = useEnter()

  useEffect(() => {
    signedInToken().then(
      (token) => token && location.replace('/'),
      (error: CallError) => showError(error.message),
    )
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
    if (!isEmail(email)) return showError(invalidEmailText)
    return attempt(
      async () => {
        await postAuth('link', { email, purpose: 'sign-in' })
        localStorage.setItem(emailKey, email)
        setSent(true)
      },
      (error) => {
        if (error.code !== 'not-found') return showError(error.message)
        showError('No account found - redirecting..')
        setTimeout(() => location.assign(hrefOf(toJoin())), readableMs)
      },
    )
  }
  const signIn = () => {
    if (!isEmail(email) || password.length <= 3) return showError('Please ensure that you have entered valid details.')
    return attempt(
      async () => {
        await postAuth('sign-in/email', { email, password })
        await enter()
      },
      (error) => showError(error.message),
    )
  }

  if (sent) return <CheckYourEmail email={email} onBack={() => setSent(false)} />
  return (
    <DoorFrame
      page="Sign in"
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
          <EmailField label="Email" required placeholder="you@example.com" value={email} onChange={setEmail} />
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
            onClick={() => setMode(mode === 'link' ? 'password' : 'link')}
          >
            {mode === 'link' ? 'Sign in with a password instead' : 'Sign in with an email link instead'}
          </Anchor>
          {mode === 'password' && (
            <details>
              <summary>Having trouble logging in?</summary>
              <p>
                An email link needs no password: choose it above. Or set a new password with “Forgot password?”; the
                link for it arrives within seconds.
              </p>
            </details>
          )}
          <span className="dim">
            New here? <a href={hrefOf(toJoin())}>Join {productName()}</a>
          </span>
        </Stack>
      </form>
    </DoorFrame>
  )
}

function CheckYourEmail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <DoorFrame
      title="Please Check Your Email"
      lead={
        <>
          We have sent an automated email with a sign-in link to <b>{email}</b>. It arrives within seconds.
        </>
      }
    >
      <p>
        If you cannot see it, please check your junk or spam folder. You can close this tab: the link opens its own.
      </p>
      <Button variant="default" onClick={onBack}>
        Use another address
      </Button>
    </DoorFrame>
  )
}
