import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { brandStory, newcomer } from '../../../../world/joiners.ts'
import type { World } from '../../../../world/world.ts'
import { OnboardingPersonScreen } from './OnboardingPersonScreen.tsx'

async function begun(w: World) {
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await nina.call('saveOnboardingStep', { step: 'place', answer: brandStory.place })
  return nina
}

describeScreen(OnboardingPersonScreen, {
  title: 'Finish for them',
  path: (_w, nina) =>
    nina ? `/app/admin/onboarding/person?account=${nina.accountUid}` : '/app/admin/onboarding/person',
  as: (w) => w.ada,
  given: begun,
  empty: ['Choose someone'],
  filled: ['Your answers are logged under your name', 'View account', 'Step 2 of'],
  refused: { as: (w) => w.bella },
  does: {
    'answers a question for them': async ({ fill, press }, _w, nina) => {
      await fill('Street address', '1 Mill Lane')
      await fill(/^Postcode/, 'W1F 0AA')
      await press('Continue')
      await waitFor(async () => expect((await nina.call('getOnboarding', {})).step).toBe('story'))
    },
  },
})
