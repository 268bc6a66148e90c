import { textOf } from '../../../../kit/contract/errors.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { enterByReload } from '../../../../kit/web/enter.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page-facts.ts'
import { signInTexts } from '../../texts.ts'
import { toLogin } from '../links.ts'
import { useOneTimeLink } from '../one-time-link.ts'
import { SecondStep } from '../parts/SecondStep.tsx'
import { useSignIn } from '../sign-in.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'

const incomplete = 'This link is incomplete. Open the link in your email again.'

/** `/app/quick-login`: a link from our team. One tap, so that a message's preview of it uses nothing up. */
export function QuickLoginScreen() {
  const { token } = useOneTimeLink()
  const [problem, setProblem] = useState<string | null>(token ? null : incomplete)
  const [busy, setBusy] = useState(false)
  const enter = () => enterByReload(signInTexts.signedIn)
  const { due, signIn: signInAt } = useSignIn(enter)
  const signIn = async () => {
    setBusy(true)
    try {
      await signInAt('sign-in/quick', { token })
    } catch (error) {
      setProblem(textOf(error))
    }
    setBusy(false)
  }
  if (due) return <SecondStep due={due} onDone={enter} />
  if (problem) {
    return (
      <DoorFrame title="This link doesn’t work" lead={problem}>
        <LinkTo to={toLogin()}>Sign in another way</LinkTo>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title="Sign in" lead={`Our team sent you this link. It signs you in to ${productName()} once.`}>
      <Button size="lg" loading={busy} onClick={() => void signIn()}>
        Sign in
      </Button>
    </DoorFrame>
  )
}
