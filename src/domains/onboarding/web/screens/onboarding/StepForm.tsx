import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { fieldErrors } from '../../../../../kit/web/field-errors.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import type { FieldProblem } from '../../../../../kit/contract/errors.ts'
import type { City } from '../../../../profiles/vocabulary.ts'
import { onboardingCalls, type OnboardingView } from '../../../contract.ts'
import type { Draft, StepKey } from '../../../steps.ts'
import { Waitlist } from './Waitlist.tsx'
import { BriefStep } from './BriefStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { AddressStep } from './AddressStep.tsx'
import { HoursStep, PhotosStep, PlaceStep, StoryStep, VisitsStep } from './brand-forms.tsx'
import {
  AboutStep,
  CitiesStep,
  FiguresStep,
  HandleStep,
  PortfolioStep,
  VibeStep,
  YouStep,
} from './influencer-forms.tsx'
import { HouseStep, PageStep, QuizStep } from './last-forms.tsx'
import type { StepProps } from './step-props.ts'
import { type Keeping, useDrafts } from './use-drafts.ts'
import styles from './onboarding.module.css'

const forms: Record<StepKey, (props: StepProps) => ReactNode> = {
  place: PlaceStep,
  address: AddressStep,
  story: StoryStep,
  photos: PhotosStep,
  hours: HoursStep,
  visits: VisitsStep,
  brief: BriefStep,
  check: CheckStep,
  handle: HandleStep,
  you: YouStep,
  cities: CitiesStep,
  figures: FiguresStep,
  vibe: VibeStep,
  about: AboutStep,
  portfolio: PortfolioStep,
  page: PageStep,
  house: HouseStep,
  quiz: QuizStep,
}

/** What a refusal says besides its words. */
type Refusal = { fields?: FieldProblem[]; closedCity?: City }

type Props = {
  step: StepKey
  onboarding: OnboardingView
  accountUid: string | undefined
  draft: Draft | undefined
  onTyped: (draft: Draft) => void
  /** Given what sends the last of what was typed, before one leaves. */
  onLeaving: (flush: () => Promise<void>) => void
  onSaved: (saved: OnboardingView) => void
  onBack: (() => void) | undefined
}

/** The question of one step, with its way back and on. */
export function StepForm({ step, onboarding, accountUid, draft, onTyped, onLeaving, onSaved, onBack }: Props) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  /** What was refused is not called saved, until something else is typed. */
  const [isRefused, setRefused] = useState(false)
  const [closedCity, setClosedCity] = useState<City | null>(null)
  const finish = useWrite(onboardingCalls.finishOnboarding)
  const save = useWrite(onboardingCalls.saveOnboardingStep, {
    onRefused: (error) => {
      const { fields = [], closedCity: closed } = (error.details ?? {}) as Refusal
      if (closed) setClosedCity(closed)
      setErrors(fieldErrors(error, 'answer.'))
      setRefused(true)
      return closed !== undefined || (fields.length > 0 && fields.every(({ field }) => field !== ''))
    },
  })
  const { typed, flush, keeping } = useDrafts(step, accountUid)
  useEffect(() => {
    onLeaving(flush)
  })
  const onSave = async (answer: object) => {
    setErrors({})
    setRefused(false)
    setClosedCity(null)
    // A draft that arrives after its answer would be one again.
    await flush()
    const saved = await save({ step, answer: answer as Record<string, unknown>, accountUid })
    if (!saved) return
    // The last question leads to the end and not to another one.
    if (step === 'quiz' || step === 'check') await finish({ accountUid })
    else onSaved(saved)
  }
  const actions = (label = 'Continue') => (
    <div className={styles.actions}>
      {onBack && (
        <Button size="lg" variant="default" onClick={onBack}>
          Back
        </Button>
      )}
      <Button size="lg" type="submit" loading={save.busy || finish.busy}>
        {label}
      </Button>
      {!isRefused && <SavedNote keeping={keeping} />}
    </div>
  )
  const Form = forms[step]
  const note = (next: Draft) => {
    setRefused(false)
    setClosedCity(null)
    onTyped(next)
    typed(next)
  }
  return (
    // Leaving a field is a rest as well.
    <div onBlur={() => void flush()}>
      <Form
        {...{ onboarding, accountUid, draft, errors, actions, onBack }}
        typed={note}
        onSave={(answer) => void onSave(answer)}
      />
      {closedCity && (
        <section className={styles.closed} aria-label="Waitlist">
          <Waitlist key={closedCity} side={must(onboarding.side)} city={closedCity} />
        </section>
      )}
    </div>
  )
}

/** Whether what is typed is safe, said quietly; loud only when it is not. */
function SavedNote({ keeping }: { keeping: Keeping }) {
  if (keeping.at === 'failed')
    return (
      <span role="alert" className={styles.kept} data-failed>
        Not saved yet. {keeping.why}
      </span>
    )
  return (
    <output className={`dim ${styles.kept}`}>{{ quiet: '', saving: 'Saving…', saved: 'Saved' }[keeping.at]}</output>
  )
}
