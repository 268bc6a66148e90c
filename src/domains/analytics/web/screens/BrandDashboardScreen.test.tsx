import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { BrandDashboardScreen } from './BrandDashboardScreen.tsx'

describeScreen(BrandDashboardScreen, {
  title: 'Dashboard',
  path: (w) => `/app/brand/dashboard?uid=${w.luna}`,
  as: (w) => w.bella,
  given: requestedCollab,
  empty: ['You’re all caught up', 'No visits booked yet'],
  filled: ['To do (1)', 'Alice Moreau', 'I would love to come.', 'Dinner for two at the counter', 'Book a call'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves a request': async ({ press }, w, collab) => {
      await press('Approve')
      await seeWords(['You’re all caught up'])
      expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(3)
    },
  },
})
