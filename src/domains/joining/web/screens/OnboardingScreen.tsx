import './onboarding/onboarding.css'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { BrandMark } from '../../../../kit/web/brand-mark.tsx'
import { leaveToSignIn } from '../../../../kit/web/enter.ts'
import { happened } from '../../../../kit/web/happenings.ts'
import { usePage } from '../../../../kit/web/page.ts'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { signedInToken } from '../../../../kit/web/session.ts'
import { signOut } from '../../../accounts/web/sign-out.ts'
import { joiningCalls, type OnboardingView } from '../../contract.ts'
import { type StepKey, stepsOf, stepWords } from '../../steps.ts'
import { Done } from './onboarding/Done.tsx'
import { StepForm } from './onboarding/StepForm.tsx'

/** `/onboarding`: one question a step, kept at each; it goes on wherever one signs in. */
export function OnboardingScreen() {
  usePage('Setting up')
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    void signedInToken().then((token) => (token ? setSignedIn(true) : leaveToSignIn()))
  }, [])
  const read = useRead(joiningCalls.getOnboarding, {}, { enabled: signedIn })
  return (
    <div className="onboarding">
      <header>
        <a href="/app" className="door-name">
          <BrandMark size={32} />
          <span className="serif">{productName()}</span>
        </a>
        <Button variant="subtle" color="gray" onClick={() => void signOut('here')}>
          Save and leave
        </Button>
      </header>
      <main>
        <Loaded of={read}>{(onboarding) => <Steps onboarding={onboarding} />}</Loaded>
      </main>
    </div>
  )
}

function Steps({ onboarding }: { onboarding: OnboardingView }) {
  const { side, step, finishedAt } = onboarding
  const [looking, setLooking] = useState<StepKey | null>(null)
  const choose = useWrite(joiningCalls.chooseSide)
  if (finishedAt) return <Done onboarding={onboarding} />
  if (!side)
    return (
      <>
        <h1 className="serif">Who are you?</h1>
        <p className="dim">It decides what we ask you next.</p>
        <div className="onboarding-actions">
          <Button size="lg" variant="default" onClick={() => void choose({ side: 'brand' })}>
            A place that hosts
          </Button>
          <Button size="lg" variant="default" onClick={() => void choose({ side: 'influencer' })}>
            A creator who visits
          </Button>
        </div>
      </>
    )
  const steps = stepsOf(side)
  const shown = looking ?? (step as StepKey)
  const at = steps.indexOf(shown)
  const next = (saved: OnboardingView) => {
    if (shown === 'place' || shown === 'you')
      happened('onboarding_stage_1_complete', { purchase: saved.tier ?? 'none' })
    // Looking back at earlier answers goes forward one by one, too.
    setLooking(saved.step === steps[at + 1] ? null : (steps[at + 1] ?? null))
  }
  return (
    <>
      <div className="onboarding-progress">
        <progress value={at + 1} max={steps.length} aria-label={`Step ${at + 1} of ${steps.length}`} />
        <small className="dim">
          Step {at + 1} of {steps.length}
        </small>
      </div>
      <h1 className="serif">{stepWords[shown].title}</h1>
      <p className="dim">{stepWords[shown].why}</p>
      <StepForm
        key={shown}
        step={shown}
        onboarding={onboarding}
        onSaved={next}
        onBack={at > 0 ? () => setLooking(steps[at - 1]!) : undefined}
      />
    </>
  )
}
