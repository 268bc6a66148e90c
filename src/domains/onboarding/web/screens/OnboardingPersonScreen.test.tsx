import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { newcomer } from '../../../../world/joiners.ts'
import type { World } from '../../../../world/world.ts'
import { OnboardingPersonScreen } from './OnboardingPersonScreen.tsx'

async function begun(w: World) {
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  return nina
}

describeScreen(OnboardingPersonScreen, {
  title: 'Finish for them',
  path: (_w, nina) =>
    nina ? `/app/admin/onboarding/person?account=${nina.accountUid}` : '/app/admin/onboarding/person',
  as: (w) => w.ada,
  given: begun,
  empty: ['Who is it about?'],
  filled: ['You answer as yourself', 'Who they are', 'Step 1 of'],
  refused: { as: (w) => w.bella },
  does: {},
})
