import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ConsentScreen } from './ConsentScreen.tsx'

describeScreen(ConsentScreen, {
  title: 'Cookies and analytics',
  path: '/consent',
  as: (w) => w.bella,
  given: async () => undefined,
  asksNothing: true,
  filled: ['You haven’t chosen yet', 'If you accept', 'We don’t share this with any other company.'],
  does: {
    'takes a yes, for the account too': async ({ press }, w) => {
      await press('Accept')
      await seeWords(['You accepted'])
      await waitFor(async () => expect((await w.bella.call('getUser', {})).consent?.analytics).toBe(true))
    },
  },
})
