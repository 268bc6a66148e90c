import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { SignUpScreen } from './SignUpScreen.tsx'

describeScreen(SignUpScreen, {
  title: 'Join Plusone',
  window: 'Sign up',
  path: '/signup',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['Enter your name and email', 'Create account'],
  does: {
    'makes an account and mails its link': async ({ fill, press }, w) => {
      await fill(/Your name/, 'Nina')
      await fill(/Email/, 'nina@example.test')
      await press('Create account')
      await seeWords(['Please Check Your Email'])
      expect((await lastLink(w, 'nina@example.test')).path).toBe('/app/login')
    },
    'asks for what is missing': async ({ press, fill }) => {
      await fill(/Email/, 'nina@example.test')
      await press('Create account')
      await seeWords(['Please enter your name.'])
    },
  },
})
