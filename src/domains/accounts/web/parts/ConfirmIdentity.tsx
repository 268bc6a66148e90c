import { textOf } from '../../../../kit/contract/errors.ts'
import { Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { onConfirmationNeeded, postAuth } from '../../../../kit/web/session.ts'
import { showError, showSuccess } from '../../../../kit/web/toasts.ts'
import { accountCalls } from '../../contract.ts'
import { localKeys } from '../local-keys.ts'
import { signWithPasskey } from '../passkeys.ts'
import { ProofForm } from './ProofForm.tsx'

/** Asks who is signed in to prove who they are, when a change needs it. */
export function ConfirmIdentity({ email }: { email: string }) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(() => {
    onConfirmationNeeded(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => onConfirmationNeeded(null)
  }, [])
  const close = (confirmed: boolean) => {
    answer?.(confirmed)
    setAnswer(null)
  }
  return (
    <Dialog
      opened={answer !== null}
      onClose={() => close(false)}
      size="sm"
      title="Confirm it’s you"
      description="You’re about to change something important. We ask for this every ten minutes."
    >
      {answer && <Ways email={email} onDone={() => close(true)} />}
    </Dialog>
  )
}

function Ways({ email, onDone }: { email: string; onDone: () => void }) {
  const methods = useRead(accountCalls.getSignInMethods, {})
  if (!methods.data) return null
  const { passkeys, authenticatorSince, hasPassword } = methods.data
  const ways = { passkey: passkeys.length > 0, code: authenticatorSince !== null }
  const hasFactor = ways.passkey || ways.code
  const prove = async (proof: object) => {
    await postAuth('confirm', proof)
    onDone()
  }
  if (!hasFactor && !hasPassword) return <ByLink email={email} />
  return (
    <ProofForm
      ways={{ ...ways, password: !hasFactor }}
      onPasskey={async () => prove({ passkey: await signWithPasskey('confirm/start') })}
      onCode={(code) => prove({ code })}
      onPassword={(password) => prove({ password })}
    />
  )
}

/** Who has neither signs in once more. */
function ByLink({ email }: { email: string }) {
  const mail = async () => {
    try {
      await postAuth('link', { email, purpose: 'sign-in' })
      localStorage.setItem(localKeys.emailForSignIn, email)
      showSuccess('Check your email and open the link in this browser. Then try again.')
    } catch (error) {
      showError(textOf(error))
    }
  }
  return (
    <Stack>
      <p>We’ll email a sign-in link to {email}. Open it in this browser, then make your change.</p>
      <Button onClick={() => void mail()}>Email me a link</Button>
    </Stack>
  )
}
