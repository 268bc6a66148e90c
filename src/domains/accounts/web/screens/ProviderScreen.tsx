import { Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { textOf } from '../../../../kit/contract/errors.ts'
import { enter } from '../../../../kit/web/enter.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { postAuth } from '../../../../kit/web/session.ts'
import { showAfterReload } from '../../../../kit/web/toasts.ts'
import type { SignInAnswer } from '../../contract.ts'
import { providerSearch, toLogin } from '../links.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'
import { SecondStep } from '../parts/SecondStep.tsx'
import type { SecondFactorDue } from '../sign-in.ts'

type Outcome = SignInAnswer | { connected: string }

/** `/app/provider-login`: where a browser comes back from Google or Apple. What it brought leaves the address at once, and is sent once. */
export function ProviderScreen() {
  const [inAddress, setAddress] = useAddress(providerSearch)
  const [{ code, state, iss, name, error }] = useState(inAddress)
  const [problem, setProblem] = useState(
    error || !code || !state ? 'You cancelled, or the link is incomplete. Try again or sign in another way.' : null,
  )
  const [due, setDue] = useState<SecondFactorDue | null>(null)
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    setAddress({ code: undefined, state: undefined, iss: undefined, name: undefined, error: undefined })
    if (problem) return
    const finish = async () => {
      const outcome = (await postAuth('provider/finish', { code, state, iss, name })) as Outcome
      if ('secondFactor' in outcome) return setDue(outcome.secondFactor)
      if (!('connected' in outcome)) return enter()
      showAfterReload(`${outcome.connected} is connected`)
      location.replace('/app/account')
    }
    finish().catch((thrown: unknown) => setProblem(textOf(thrown)))
  })

  if (due) return <SecondStep due={due} onDone={enter} />
  if (problem)
    return (
      <DoorFrame page="Sign in" title="That didn’t work" lead={problem}>
        <LinkTo to={toLogin()}>Back to sign in</LinkTo>
      </DoorFrame>
    )
  return (
    <DoorFrame page="Sign in" title="Signing you in…">
      <Loader />
    </DoorFrame>
  )
}
