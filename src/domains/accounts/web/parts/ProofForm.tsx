import { textOf } from '../../../../kit/contract/errors.ts'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { showError } from '../../../../kit/web/toasts.ts'
import { hasPasskeys } from '../passkeys.ts'

type Props = {
  ways: { passkey: boolean; code: boolean; password?: boolean }
  onPasskey: () => Promise<void>
  onCode: (code: string) => Promise<void>
  onPassword?: (password: string) => Promise<void>
}

/** Proves who somebody is: by a passkey, a code (or a recovery code), or a password; what they have set up. */
export function ProofForm({ ways, onPasskey, onCode, onPassword }: Props) {
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const attempt = async (work: Promise<void>) => {
    setBusy(true)
    try {
      await work
    } catch (error) {
      showError(textOf(error))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ways.password && onPassword) return void attempt(onPassword(password))
    if (code.trim() === '') return showError('Enter the code from your authenticator app, or a recovery code.')
    void attempt(onCode(code))
  }
  // A recovery code stands in for a passkey that is lost.
  const asksForCode = ways.code || ways.passkey
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {ways.passkey && hasPasskeys() && (
          <Button
            size="lg"
            leftSection={<IconFingerprint size={20} />}
            loading={busy}
            onClick={() => void attempt(onPasskey())}
          >
            Use your passkey
          </Button>
        )}
        {asksForCode && (
          <>
            <TextInput
              label={ways.code ? 'Code' : 'Recovery code'}
              description={
                ways.code
                  ? 'Six digits from your authenticator app, or one of your recovery codes.'
                  : 'If you don’t have your passkey with you.'
              }
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" size="lg" variant={ways.passkey ? 'default' : 'filled'} loading={busy}>
              Continue
            </Button>
          </>
        )}
        {ways.password && (
          <>
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <GuardedButton
              type="submit"
              size="lg"
              loading={busy}
              missing={password === '' ? 'Enter your password first.' : null}
            >
              Continue
            </GuardedButton>
          </>
        )}
      </Stack>
    </form>
  )
}
