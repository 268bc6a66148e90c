import { Button, Stack } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { EmailField } from '../../../../kit/web/email-field.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { postAuth } from '../../../../kit/web/session.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'
import { linkSearch, toLogin } from '../links.ts'
import { emailKey } from './LoginScreen.tsx'

/** Completes an e-mailed sign-in: by POST from here, so that whatever opens the address alone uses nothing up. */
export function LinkScreen() {
  const [{ token, email: inAddress }] = useAddress(linkSearch)
  const [email, setEmail] = useState(() => inAddress ?? localStorage.getItem(emailKey) ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const started = useRef(false)

  const complete = useCallback(
    async (address: string) => {
      setBusy(true)
      try {
        await postAuth('sign-in/link', { email: address, token })
        localStorage.removeItem(emailKey)
        showSuccess('Login Successful')
        location.replace('/')
      } catch (error) {
        setProblem((error as Error).message)
        setBusy(false)
      }
    },
    [token],
  )
  useEffect(() => {
    if (started.current || !token || !email) return
    started.current = true
    void complete(email)
  }, [token, email, complete])

  if (!token || problem) {
    return (
      <DoorFrame
        title="This link does not open"
        lead={problem ?? 'The address is not complete. Open the link in the mail once more.'}
      >
        <LinkTo to={toLogin()}>Ask for a new link</LinkTo>
      </DoorFrame>
    )
  }
  if (inAddress || busy) return <DoorFrame title="One moment" lead="You are being signed in." />
  return (
    <DoorFrame title="Confirm your email" lead="Type the address that this link was sent to.">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void complete(email)
        }}
      >
        <Stack>
          <EmailField label="Email" required value={email} onChange={setEmail} />
          <Button type="submit">Sign in</Button>
        </Stack>
      </form>
    </DoorFrame>
  )
}
