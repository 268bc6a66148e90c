import { textOf } from '../../../../kit/contract/errors.ts'
import { Button, Loader, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { EmailField } from '../../../../kit/web/email-field.tsx'
import { invalidEmailText, isEmail } from '../../../../kit/web/email.ts'
import { enterByReload } from '../../../../kit/web/enter.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { showError } from '../../../../kit/web/toasts.ts'
import { signInTexts } from '../../texts.ts'
import { localKeys } from '../local-keys.ts'
import { toLogin } from '../links.ts'
import { useOneTimeLink } from '../one-time-link.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'
import { SecondStep } from '../parts/SecondStep.tsx'
import { useSignIn } from '../sign-in.ts'
import { LoginScreen } from './LoginScreen.tsx'

/** `/app/login`: completes a mailed sign-in; without a link, the sign-in page. */
export function LinkScreen() {
  const { token } = useOneTimeLink()
  return token ? <Completion token={token} /> : <LoginScreen />
}

/** By POST from here, with the address kept in this browser or asked for: whatever opens the page alone uses nothing up. */
function Completion({ token }: { token: string }) {
  const [known] = useState(() => localStorage.getItem(localKeys.emailForSignIn))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(known !== null)
  const started = useRef(false)
  const enter = () => enterByReload(signInTexts.signedIn)
  const { due, signIn } = useSignIn(enter)

  const complete = async (email: string) => {
    setBusy(true)
    try {
      await signIn('sign-in/link', { email, token })
      localStorage.removeItem(localKeys.emailForSignIn)
    } catch (error) {
      setProblem(textOf(error))
      setBusy(false)
    }
  }
  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (started.current || !known) return
    started.current = true
    void complete(known)
  })

  if (due) return <SecondStep due={due} onDone={enter} />
  if (problem) {
    return (
      <DoorFrame title="This link doesn’t work" lead={problem}>
        <Stack align="flex-start">
          <Button variant="default" onClick={() => setProblem(null)}>
            Try another email
          </Button>
          <LinkTo to={toLogin()}>Request a new link</LinkTo>
        </Stack>
      </DoorFrame>
    )
  }
  if (busy) {
    return (
      <DoorFrame title="One moment…" lead="Signing you in.">
        <Loader />
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title="Confirm your email" lead="Enter the email address this link was sent to.">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmail(typed)) return showError(invalidEmailText)
          void complete(typed)
        }}
      >
        <Stack>
          <EmailField label="Email" required value={typed} onChange={setTyped} />
          <Button type="submit" size="lg">
            Sign in
          </Button>
        </Stack>
      </form>
    </DoorFrame>
  )
}
