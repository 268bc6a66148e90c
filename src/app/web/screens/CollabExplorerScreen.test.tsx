import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { CollabExplorerScreen } from './CollabExplorerScreen.tsx'

describeScreen(CollabExplorerScreen, {
  title: 'Collab Explorer',
  path: '/app/admin/collab-explorer',
  as: (w) => w.anna,
  given: requestedCollab,
  empty: ['No collabs match this filter right now.'],
  filled: ['Luna', 'Alice Moreau'],
  refused: { as: (w) => w.bella },
  does: {
    'shows only what wants doing': async ({ press }) => {
      await seeWords(['Alice Moreau'])
      await press('Disputes')
      await seeWords(['No collabs match this filter right now.'])
      expect(location.search).toBe('?preset=disputed')
    },
  },
})
