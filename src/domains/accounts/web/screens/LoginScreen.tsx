import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { CallError, ErrorCode } from '../../../../kit/contract/errors.ts'
import { EmailField } from '../../../../kit/web/email-field.tsx'
import { invalidEmailText, isEmail } from '../../../../kit/web/email.ts'
import { enter } from '../../../../kit/web/enter.ts'
import { productName } from '../../../../kit/web/page-facts.ts'
import { postAuth, signedInToken } from '../../../../kit/web/session.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { signInTexts } from '../../texts.ts'
import { localKeys } from '../local-keys.ts'
import { joinPath, passwordResetPath } from '../paths.ts'
import { hasPasskeys, signWithPasskey } from '../passkeys.ts'
import { CheckYourEmail } from '../parts/CheckYourEmail.tsx'
import { DoorFrame } from '../parts/DoorFrame.tsx'
import { ProviderButtons } from '../parts/ProviderButtons.tsx'
import { type SecondFactorDue, useSignIn } from '../sign-in.ts'
import styles from '../parts/door-frame.module.css'

const SecondStep = lazy(async () => ({ default: (await import('../parts/SecondStep.tsx')).SecondStep }))

type Mode = 'link' | 'password'
const sayRefusal = (error: CallError) => showError(error.message)

/** How long "redirecting.." can be read before it happens. */
const readableMs = 1_500
/** Refusals of a password that have a text of their own in the catalogue; everything else is "Login Failed!". */
const explained: readonly ErrorCode[] = ['unauthenticated', 'invalid-argument', 'resource-exhausted']

/** The ways in: a mailed link by default, a password, or a passkey. */
export function LoginScreen() {
  const [mode, setMode] = useState<Mode>('link')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const { due, signIn: signInAt } = useSignIn(enter)

  useEffect(() => {
    signedInToken().then((token) => token && enter(), sayRefusal)
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
        localStorage.setItem(localKeys.emailForSignIn, email)
        setSent(true)
      },
      (error) => {
        if (error.code !== 'not-found') return showError(error.message)
        showError(signInTexts.redirecting)
        setTimeout(() => location.assign(joinPath), readableMs)
      },
    )
  }
  const signIn = () => {
    if (!isEmail(email) || password.length <= 3) return showError(signInTexts.details)
    return attempt(
      () => signInAt('sign-in/email', { email, password }),
      (error) => showError(explained.includes(error.code) ? error.message : signInTexts.failed),
    )
  }

  const signInByPasskey = () =>
    attempt(async () => signInAt('passkey', { passkey: await signWithPasskey('passkey/start') }), sayRefusal)

  if (due) return <SecondStepLater due={due} />
  if (sent) return <CheckYourEmail email={email} what="a sign-in link" onBack={() => setSent(false)} />
  return (
    <DoorFrame
      page="Sign in"
      title="Welcome back"
      lead={mode === 'link' ? 'We’ll email you a sign-in link.' : 'Sign in with your email and password.'}
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
          {mode === 'password' && <a href={passwordResetPath}>Forgot password?</a>}
          <Button type="submit" size="lg" loading={busy}>
            {mode === 'link' ? 'Send sign-in link' : 'Sign in'}
          </Button>
          <OtherWays mode={mode} isBusy={busy} onMode={setMode} onPasskey={() => void signInByPasskey()}>
            <ProviderButtons isBusy={busy} onAttempt={(work) => void attempt(work, sayRefusal)} />
          </OtherWays>
        </Stack>
      </form>
    </DoorFrame>
  )
}

function SecondStepLater({ due }: { due: SecondFactorDue }) {
  return (
    <Suspense>
      <SecondStep due={due} onDone={enter} />
    </Suspense>
  )
}

type OtherWaysProps = {
  mode: Mode
  isBusy: boolean
  onMode: (mode: Mode) => void
  onPasskey: () => void
  children: ReactNode
}

function OtherWays({ mode, isBusy, onMode, onPasskey, children }: OtherWaysProps) {
  const other = mode === 'link' ? 'password' : 'link'
  return (
    <>
      <Anchor component="button" type="button" className={styles.switch} onClick={() => onMode(other)}>
        {mode === 'link' ? 'Sign in with a password instead' : 'Sign in with an email link instead'}
      </Anchor>
      {hasPasskeys() && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconFingerprint size={20} />}
          disabled={isBusy}
          onClick={onPasskey}
        >
          Sign in with a passkey
        </Button>
      )}
      {children}
      {mode === 'password' && <Trouble onLink={() => onMode('link')} />}
      <span className="dim">
        New here? <a href={joinPath}>Join {productName()}</a>
      </span>
    </>
  )
}

function Trouble({ onLink }: { onLink: () => void }) {
  return (
    <details>
      <summary>Having trouble logging in?</summary>
      <ul>
        <li>
          <Anchor component="button" type="button" className={styles.switch} onClick={onLink}>
            Get an email link
          </Anchor>
          : no password needed.
        </li>
        <li>
          <a href={passwordResetPath}>Set a new password</a>: we’ll email you a link within seconds.
        </li>
        <li>Check that you’re using the address we email you at.</li>
      </ul>
    </details>
  )
}
