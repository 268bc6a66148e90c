import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import type { FieldProblem } from '../../../../../kit/contract/errors.ts'
import { joiningCalls, type OnboardingView } from '../../../contract.ts'
import type { StepKey } from '../../../steps.ts'
import { BriefStep } from './BriefStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { AddressStep, HoursStep, PhotosStep, PlaceStep, StoryStep, VisitsStep } from './brand-forms.tsx'
import {
  AboutStep,
  CitiesStep,
  FiguresStep,
  HandleStep,
  PiecesStep,
  RulesStep,
  VibeStep,
  YouStep,
} from './influencer-forms.tsx'

/** What every step's form gets: what is known, how its answer is kept, and what was wrong with it. */
export type StepProps = {
  onboarding: OnboardingView
  /** Keeps the answer; where it is refused, `errors` say why. */
  keep: (answer: object) => void
  errors: Readonly<Record<string, string>>
  /** Back, and on; `label` names the way on. */
  actions: (label?: string) => ReactNode
}

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
  pieces: PiecesStep,
  rules: RulesStep,
}

type Props = {
  step: StepKey
  onboarding: OnboardingView
  onSaved: (saved: OnboardingView) => void
  onBack: (() => void) | undefined
}

/** The question of one step, with its way back and on. */
export function StepForm({ step, onboarding, onSaved, onBack }: Props) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const finish = useWrite(joiningCalls.finishOnboarding)
  const save = useWrite(joiningCalls.saveOnboardingStep, {
    onRefused: (error) => {
      const fields = (error.details as { fields?: FieldProblem[] } | undefined)?.fields ?? []
      setErrors(
        Object.fromEntries(fields.map(({ field, message }) => [field.replace('answer.', '').split('.')[0]!, message])),
      )
      return fields.length > 0 && fields.every(({ field }) => field !== '')
    },
  })
  const keep = async (answer: object) => {
    setErrors({})
    const saved = await save({ step, answer: answer as Record<string, unknown> })
    if (!saved) return
    // The last question leads to the end and not to another one.
    if (step === 'rules' || step === 'check') await finish({})
    else onSaved(saved)
  }
  const actions = (label = 'Continue') => (
    <div className="onboarding-actions">
      {onBack && (
        <Button size="lg" variant="default" onClick={onBack}>
          Back
        </Button>
      )}
      <Button size="lg" type="submit" loading={save.busy || finish.busy}>
        {label}
      </Button>
    </div>
  )
  const Form = forms[step]
  return <Form onboarding={onboarding} keep={(answer) => void keep(answer)} errors={errors} actions={actions} />
}
