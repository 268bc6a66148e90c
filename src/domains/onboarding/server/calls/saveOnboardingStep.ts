import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { onboardingCalls } from '../../contract.ts'
import { type Answers, isDue, type StepKey } from '../../steps.ts'
import { saveBrandFacts, saveFirstBrief, saveVenue, saveVisitTimes, submitFirstBrief } from '../brand-steps.ts'
import { checkHandle, saveFigures, saveInfluencerFacts, savePersonalDetails } from '../influencer-steps.ts'
import { recordForThem } from '../on-behalf.ts'
import { lockOnboarding, type Onboarding, saveOnboarding, viewOnboarding } from '../onboarding.ts'

type Context = Parameters<Handler<typeof onboardingCalls.saveOnboardingStep>>[1]

export const saveOnboardingStep: Handler<typeof onboardingCalls.saveOnboardingStep> = async (input, context) => {
  const { actor, tx } = context
  const before = await lockOnboarding(tx, actor, input.accountUid)
  const step = input.step as StepKey
  if (!isDue(before.side, before.answers, step))
    throw new CallError('failed-precondition', 'There’s an earlier step to complete first. Reload to continue.')
  const answers: Answers = { ...before.answers, [step]: input.answer }
  await recordForThem(tx, actor, before, step, input.answer)
  const { [step]: _answered, ...drafts } = before.drafts
  const made = await saveAnswer(context, { ...before, answers }, step, before.answers)
  return viewOnboarding(tx, await saveOnboarding(tx, before, { answers, drafts, ...made }))
}

/** What follows from the answer to a step, in place of what was `said` before; answers what was made of it. */
async function saveAnswer(
  context: Context,
  onboarding: Onboarding,
  step: StepKey,
  previous: Answers,
): Promise<Partial<Onboarding>> {
  const { answers } = onboarding
  switch (step) {
    case 'place':
      return { profileUid: await saveVenue(context, onboarding, must(answers.place)) }
    case 'address':
    case 'story':
    case 'hours':
      await saveBrandFacts(context, onboarding, answers[step])
      return {}
    case 'visits':
      await saveVisitTimes(context, onboarding)
      return {}
    case 'brief':
      return { briefUid: await saveFirstBrief(context, onboarding) }
    case 'handle':
      await checkHandle(context, onboarding, must(answers.handle), previous.handle)
      return {}
    case 'you':
      return { profileUid: await savePersonalDetails(context, onboarding, must(answers.you)) }
    case 'figures':
      await saveFigures(context, onboarding, must(answers.figures), previous.figures)
      return {}
    case 'cities':
    case 'vibe':
    case 'about':
      await saveInfluencerFacts(context, onboarding, answers[step])
      return {}
    case 'page':
      // What is switched on here is shown once the team has said yes: nobody else has a public page.
      await saveInfluencerFacts(context, onboarding, { publicPage: must(answers.page) })
      return {}
    case 'check':
      await submitFirstBrief(context, onboarding)
      return {}
    case 'photos':
    case 'portfolio':
    case 'house':
    case 'quiz':
      return {}
  }
}
