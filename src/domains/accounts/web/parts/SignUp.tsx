import { textOf } from '../../../../kit/contract/errors.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { EmailField } from '../../../../kit/web/email-field.tsx'
import { invalidEmailText, isEmail } from '../../../../kit/web/email.ts'
import { happened } from '../../../../kit/web/happenings.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page-facts.ts'
import { postAuth } from '../../../../kit/web/session.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { localKeys } from '../local-keys.ts'
import { toLogin } from '../links.ts'
import { CheckYourEmail } from './CheckYourEmail.tsx'
import { DoorFrame } from './DoorFrame.tsx'

/** A name and an address make an account; the link that opens it is mailed. `page` is its title in the browser. */
export function SignUp({ page, children }: { page: string; children?: ReactNode }) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [nameProblem, setNameProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)

  const submit = async () => {
    const unnamed = name.trim() === ''
    setNameProblem(unnamed ? 'Please enter your name.' : null)
    if (!isEmail(email)) return showError(invalidEmailText)
    if (unnamed) return showError('Please enter your name.')
    setBusy(true)
    try {
      await postAuth('sign-up', { email, displayName: name })
      localStorage.setItem(localKeys.emailForSignIn, email)
      happened('sign_up')
      setSent(true)
    } catch (error) {
      showError(textOf(error))
    }
    setBusy(false)
  }
  if (sent) return <CheckYourEmail email={email} what="a sign-in link" onBack={() => setSent(false)} />
  return (
    <DoorFrame
      page={page}
      title={`Join ${productName()}`}
      lead="Enter your name and email, and we’ll email you a link to get started."
    >
      {children}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Your name"
            name="name"
            autoComplete="name"
            required
            withAsterisk
            maxLength={80}
            value={name}
            error={nameProblem}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setNameProblem(null)
            }}
          />
          <EmailField label="Email" required placeholder="you@example.com" value={email} onChange={setEmail} />
          <Button type="submit" size="lg" loading={busy}>
            Create account
          </Button>
          <span className="dim">
            Already have an account? <LinkTo to={toLogin()}>Sign in</LinkTo>
          </span>
        </Stack>
      </form>
    </DoorFrame>
  )
}
