import type { ReactNode } from 'react'
import type { OnboardingView } from '../../../contract.ts'
import type { Draft } from '../../../steps.ts'

/** What every step's form gets: what is known, how its answer is kept, and what was wrong with it. */
export type StepProps = {
  onboarding: OnboardingView
  /** For the team: whose onboarding it is. */
  accountUid: string | undefined
  /** What was typed into it and not yet answered. */
  draft: Draft | undefined
  typed: (draft: Draft) => void
  /** Keeps the answer; where it is refused, `errors` say why. */
  onSave: (answer: object) => void
  errors: Readonly<Record<string, string>>
  /** To the question before; none from the first. */
  onBack: (() => void) | undefined
  /** Back, and on; `label` names the way on. */
  actions: (label?: string) => ReactNode
}
