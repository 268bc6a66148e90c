import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { newcomer } from '../../../../world/joiners.ts'
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
