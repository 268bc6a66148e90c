import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { PasswordScreen } from './PasswordScreen.tsx'

describeScreen(PasswordScreen, {
  title: 'Forgot your password?',
  path: '/app/password-reset',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['We’ll email you a link to set a new one.', 'Back to sign in'],
  does: {
    'mails a link to set a new one': async ({ fill, press }, w) => {
      await fill(/Email/, 'bella@example.test')
      await press('Send the link')
      await seeWords(['Please Check Your Email'])
      expect((await lastLink(w, 'bella@example.test')).path).toBe('/app/password-reset')
    },
  },
})
