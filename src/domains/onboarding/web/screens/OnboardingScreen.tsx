import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Logo } from '../../../accounts/web/parts/Logo.tsx'
import { leaveToSignIn } from '../../../../kit/web/enter.ts'
import { usePage } from '../../../../kit/web/page.ts'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { signedInToken } from '../../../../kit/web/session.ts'
import { signOut } from '../../../accounts/web/sign-out.ts'
import { onboardingCalls } from '../../contract.ts'
import { Steps } from './onboarding/Steps.tsx'
import styles from './onboarding/onboarding.module.css'

/** `/onboarding`: one question a step, kept at each; it goes on wherever one signs in. */
export function OnboardingScreen() {
  usePage('Onboarding')
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    void signedInToken().then((token) => (token ? setSignedIn(true) : leaveToSignIn()))
  }, [])
  const leaving = useRef(() => Promise.resolve())
  const read = useRead(onboardingCalls.getOnboarding, {}, { enabled: signedIn })
  return (
    <div className={styles.onboarding}>
      <header>
        <a href="/app" className={styles.name}>
          <Logo size={32} />
          <span className="serif">{productName()}</span>
        </a>
        <Button variant="subtle" color="gray" onClick={() => void leaving.current().then(() => signOut('here'))}>
          Save and leave
        </Button>
      </header>
      <main>
        <Loaded of={read} shape="form">
          {(onboarding) => <Steps onboarding={onboarding} onLeaving={(flush) => void (leaving.current = flush)} />}
        </Loaded>
      </main>
    </div>
  )
}
