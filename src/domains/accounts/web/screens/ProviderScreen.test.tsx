import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ProviderScreen } from './ProviderScreen.tsx'

describeScreen(ProviderScreen, {
  title: 'That didn’t work',
  window: 'Sign in',
  path: '/app/provider-login?error=access_denied&state=a-state',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['You cancelled, or the link is incomplete.', 'Back to sign in'],
  does: {
    'keeps nothing of what the provider sent in the address, and leads back to the other ways in': async () => {
      await seeWords(['Back to sign in'])
      await waitFor(() => expect(location.search).toBe(''))
      expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login')
    },
  },
})
