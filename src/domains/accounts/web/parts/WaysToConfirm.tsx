import { Button, Stack } from '@mantine/core'
import { textOf } from '../../../../kit/contract/errors.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { postAuth } from '../../../../kit/web/session.ts'
import { showError, showSuccess } from '../../../../kit/web/toasts.ts'
import { accountCalls } from '../../contract.ts'
import { localKeys } from '../local-keys.ts'
import { signWithPasskey } from '../passkeys.ts'
import { ProofForm } from './ProofForm.tsx'

/** How somebody who is signed in proves that it is them: with what they have set up, or by signing in once more. */
export function WaysToConfirm({ email, onDone }: { email: string; onDone: () => void }) {
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
