import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { happened } from '../../../../../kit/web/happenings.ts'
import { onboardingCalls, type OnboardingView } from '../../../contract.ts'
import { type Draft, inPerson, isFirstStageDone, type StepKey, stepsOf, stepWords } from '../../../steps.ts'
import { Done, DoneForThem } from './Done.tsx'
import { OnlyThey } from './OnlyThey.tsx'
import { StepForm } from './StepForm.tsx'
import styles from './onboarding.module.css'

type Props = {
  onboarding: OnboardingView
  /** For the team: whose it is. */
  accountUid?: string
  onLeaving?: (flush: () => Promise<void>) => void
}

/** The question that is due, or one before it that is looked at again. */
export function Steps({ onboarding, accountUid, onLeaving = () => undefined }: Props) {
  const { side, step, finishedAt } = onboarding
  const [looking, setLooking] = useState<StepKey | null>(null)
  const Heading = accountUid ? 'h2' : 'h1'
  const choose = useWrite(onboardingCalls.chooseSide)
  // What was typed here since it was read; null once it is an answer.
  const [local, setLocal] = useState<Partial<Record<StepKey, Draft | null>>>({})
  if (finishedAt) return accountUid ? <DoneForThem onboarding={onboarding} /> : <Done onboarding={onboarding} />
  if (!side || !step)
    return (
      <>
        <Heading className="serif">Are you a venue or a creator?</Heading>
        <p className="dim">We’ll tailor the next steps to you.</p>
        <div className={styles.actions}>
          <Button size="lg" variant="default" onClick={() => void choose({ side: 'brand', accountUid })}>
            I’m a venue
          </Button>
          <Button size="lg" variant="default" onClick={() => void choose({ side: 'influencer', accountUid })}>
            I’m a creator
          </Button>
        </div>
      </>
    )
  const steps = stepsOf(side)
  const shown = looking ?? step
  const at = steps.indexOf(shown)
  const next = (saved: OnboardingView) => {
    setLocal((before) => ({ ...before, [shown]: null }))
    if (!accountUid && isFirstStageDone(onboarding, saved))
      happened('onboarding_stage_1_complete', { purchase: saved.tier ?? 'none' })
    // Looking back at earlier answers goes forward one by one, too.
    setLooking(saved.step === steps[at + 1] ? null : (steps[at + 1] ?? null))
  }
  return (
    <>
      <div className={styles.progress}>
        <Progress
          className={styles.bar}
          value={((at + 1) / steps.length) * 100}
          aria-label={`Step ${at + 1} of ${steps.length}`}
        />
        <small className="dim">
          Step {at + 1} of {steps.length}
        </small>
      </div>
      <Heading className="serif">{stepWords[shown].title}</Heading>
      <p className="dim">{stepWords[shown].why}</p>
      {accountUid && inPerson.includes(shown) ? (
        <OnlyThey accountUid={accountUid} onBack={() => setLooking(must(steps[at - 1]))} />
      ) : (
        <StepForm
          key={shown}
          step={shown}
          {...{ onboarding, accountUid, onLeaving }}
          draft={(local[shown] === undefined ? onboarding.drafts[shown] : local[shown]) ?? undefined}
          onTyped={(draft) => setLocal((before) => ({ ...before, [shown]: draft }))}
          onSaved={next}
          onBack={at > 0 ? () => setLooking(must(steps[at - 1])) : undefined}
        />
      )}
    </>
  )
}
