import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { OnboardingScreen } from './OnboardingScreen.tsx'

describeScreen(OnboardingScreen, {
  title: 'Are you a venue or a creator?',
  window: 'Onboarding',
  path: '/onboarding',
  as: (w, nina) => nina ?? w.anonymous,
  given: newcomer,
  filled: ['Save and leave', 'Are you a venue or a creator?'],
  does: {
    'keeps what is answered': async ({ press }, _w, nina) => {
      await press('I’m a venue')
      await waitFor(async () => expect((await nina.call('getOnboarding', {})).side).toBe('brand'))
    },
  },
})

it('takes the value of the first brief in pence', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  const { brief: _brief, ...before } = brandStory
  await answerSteps(nina, before)
  const { page, press, user } = await openScreen(w, '/onboarding', nina)
  const value = await page.findByLabelText('Value')
  await user.clear(value)
  await user.type(value, '16.5')
  await user.tab()
  expect(value).toHaveProperty('value', '£16.50')
  await press('Continue')
  await waitFor(async () => expect((await nina.call('getOnboarding', {})).answers.brief?.valueMinor).toBe(1_650))
})
