import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { QuickLoginScreen } from './QuickLoginScreen.tsx'

describeScreen(QuickLoginScreen, {
  title: 'This link doesn’t work',
  path: '/app/quick-login',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['This link is incomplete.', 'Sign in another way'],
  does: {
    'leads to the other ways in': async ({ press }) => {
      await press('Sign in another way', 'link')
      await seeWords(['Welcome back'])
      expect(location.pathname).toBe('/login')
    },
  },
})
