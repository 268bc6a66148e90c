import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../testing/describe-screen.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { CollabScreen } from './CollabScreen.tsx'

describeScreen(CollabScreen, {
  title: 'Dinner for two at the counter',
  window: 'Luna and Alice Moreau',
  path: (w, collab) => `/app/collab?collab=${collab?.uid}&uid=${w.luna}`,
  as: (w) => w.bella,
  given: requestedCollab,
  filled: ['Dinner for two at the counter', 'Alice Moreau'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves the request': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).stage).toBe(3))
    },
  },
})
