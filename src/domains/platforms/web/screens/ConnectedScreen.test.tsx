import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ConnectedScreen } from './ConnectedScreen.tsx'

describeScreen(ConnectedScreen, {
  title: 'Connect your accounts',
  path: '/app/influencer/connected?error=access_denied&state=a-state',
  as: (w) => w.alice,
  given: async () => undefined,
  asksNothing: true,
  filled: ['You cancelled, or the link is incomplete.', 'Back to your profile'],
  does: {
    'keeps nothing of what the platform sent in the address': async () => {
      await seeWords(['Nothing was connected'])
      await waitFor(() => expect(location.search).toBe(''))
    },
  },
})
