import { expect } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import type { World } from '../../../../world/world.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { PortfolioScreen } from './PortfolioScreen.tsx'

async function visitedLongAgo(w: World) {
  await countedCollab(w)
  setClock(new Date('2026-04-20T12:00:00Z'))
}

describeScreen(PortfolioScreen, {
  title: 'Value portfolio',
  path: '/app/admin/value-portfolio',
  as: (w) => w.anna,
  given: visitedLongAgo,
  empty: ['Needs attention: 0', 'No brands match.'],
  filled: ['Luna', 'No visit in 30 days', '12K views', '1 visit', 'By account manager', 'By city', 'London'],
  refused: { as: (w) => w.bella },
  does: {
    'shows the visits behind a brand’s numbers': async ({ press }) => {
      await press('Show visits to Luna')
      await seeWords(['Visits behind these numbers', 'Alice Moreau'])
      // A link to what is open can be sent to a colleague.
      expect(location.search).toContain('brand=')
    },
  },
})

describeScreen(PortfolioScreen, {
  title: 'Value portfolio',
  path: '/app/admin/value-portfolio?show=all',
  as: (w) => w.anna,
  given: async (w) => {
    await countedCollab(w)
    setClock(new Date('2026-03-20T12:00:00Z'))
  },
  filled: ['Luna', '1 visit too recent to count'],
  refused: { as: (w) => w.bella },
  does: {},
})
