import { Button, Loader, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { EmailField, invalidEmailText, isEmail } from '../../../../kit/web/email-field.tsx'
import { useEnter } from '../../../../kit/web/enter.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { postAuth } from '../../../../kit/web/session.ts'
import { showError, showSuccess } from '../../../../kit/web/toasts.ts'
import { emailKey, linkSearch, toLogin } from '../links.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'

/** Completes an e-mailed sign-in: by POST from here, so that whatever opens the address alone uses nothing up. */
export function LinkScreen() {
  const [{ token, email: inAddress }] = useAddress(linkSearch)
  const [known] = useState(() => inAddress ?? localStorage.getItem(emailKey))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(known !== null)
  const started = useRef(false)
  const enter = useEnter()

  const complete = async (email: string) => {
    setBusy(true)
    try {
      await postAuth('sign-in/link', { email, token })
      localStorage.removeItem(emailKey)
      showSuccess('Login Successful')
      await enter()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (started.current || !token || !known) return
    started.current = true
    void complete(known)
  })

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
  if (busy) {
    return (
      <DoorFrame title="One moment" lead="You are being signed in.">
        <Loader />
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title="Confirm your email" lead="Type the address that this link was sent to.">
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
