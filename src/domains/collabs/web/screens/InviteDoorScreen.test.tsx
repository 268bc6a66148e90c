import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { InviteDoorScreen } from './InviteDoorScreen.tsx'

describeScreen(InviteDoorScreen, {
  title: 'One moment…',
  window: 'Invite',
  path: '/invite?creator=alice',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['Add your venue'],
  does: {
    'leads who is not signed in to joining': async ({ leftTo }) => {
      await waitFor(() => expect(leftTo()).toBe('/join?as=brand'))
    },
  },
})
