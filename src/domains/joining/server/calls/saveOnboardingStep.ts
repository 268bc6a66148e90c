import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { joiningCalls } from '../../contract.ts'
import { type Answers, type StepKey, stepsOf } from '../../steps.ts'
import { keepBrandFacts, keepFirstBrief, keepPlace, submitFirstBrief } from '../brand-steps.ts'
import { checkHandle, keepFigures, keepInfluencerFacts, keepPerson } from '../influencer-steps.ts'
import { lockOnboarding, type Onboarding, saveOnboarding, viewOnboarding } from '../onboarding.ts'

type Context = Parameters<Handler<typeof joiningCalls.saveOnboardingStep>>[1]

export const saveOnboardingStep: Handler<typeof joiningCalls.saveOnboardingStep> = async (input, context) => {
  const { actor, tx } = context
  const before = await lockOnboarding(tx, actor)
  const step = input.step as StepKey
  const steps = before.side ? stepsOf(before.side) : []
  const at = steps.indexOf(step)
  const isDue = at >= 0 && steps.slice(0, at).every((earlier) => before.answers[earlier] !== undefined)
  if (!isDue)
    throw new CallError('failed-precondition', 'This question comes after another one. Reload to go on where you are.')
  const answers: Answers = { ...before.answers, [step]: input.answer }
  const made = await keep(context, { ...before, answers }, step)
  return viewOnboarding(tx, await saveOnboarding(tx, before, { answers, ...made }))
}

/** What follows from the answer to a step; answers what was made of it. */
async function keep(context: Context, onboarding: Onboarding, step: StepKey): Promise<Partial<Onboarding>> {
  const { answers } = onboarding
  switch (step) {
    case 'place':
      return { profileUid: await keepPlace(context, onboarding, answers.place!) }
    case 'address':
    case 'story':
    case 'hours':
      await keepBrandFacts(context, onboarding, answers[step])
      return {}
    case 'brief':
      return { briefUid: await keepFirstBrief(context, onboarding) }
    case 'handle':
      await checkHandle(context, onboarding, answers.handle!)
      return {}
    case 'you':
      return { profileUid: await keepPerson(context, onboarding, answers.you!) }
    case 'figures':
      await keepFigures(context, onboarding, answers.figures!)
      return {}
    case 'cities':
    case 'vibe':
    case 'about':
      await keepInfluencerFacts(context, onboarding, answers[step])
      return {}
    case 'check':
      await submitFirstBrief(context, onboarding)
      return {}
    case 'photos':
    case 'visits':
    case 'pieces':
    case 'rules':
      return {}
  }
}
