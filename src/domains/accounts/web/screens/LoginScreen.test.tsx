import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { LoginScreen } from './LoginScreen.tsx'

describeScreen(LoginScreen, {
  title: 'Welcome back',
  window: 'Sign in',
  path: '/login',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['We’ll email you a sign-in link.', 'Send sign-in link', 'New here? Join Plusone'],
  does: {
    'mails a sign-in link': async ({ fill, press }, w) => {
      await fill(/Email/, 'bella@example.test')
      await press('Send sign-in link')
      await seeWords(['Please Check Your Email', 'bella@example.test'])
      expect(await lastLink(w, 'bella@example.test')).toMatchObject({ path: '/app/login' })
    },
    'refuses a wrong password': async ({ press, fill }) => {
      await press('Sign in with a password instead')
      await fill(/Email/, 'bella@example.test')
      await fill(/Password/, 'guessed wrong')
      await press('Sign in')
      await seeWords([/password/i, 'Welcome back'])
      expect(location.pathname).toBe('/login')
    },
  },
})
