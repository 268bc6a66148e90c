import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { BriefsScreen } from './BriefsScreen.tsx'

describeScreen(BriefsScreen, {
  title: 'Briefs',
  path: (w) => `/app/brand/briefs?uid=${w.luna}`,
  as: (w) => w.bella,
  given: liveBrief,
  empty: ['Create your first brief'],
  filled: ['Dinner for two at the counter', 'Live', '0 of 5 taken'],
  refused: { as: (w) => w.oscar },
  does: {
    'begins a brief and opens it': async ({ press }, w) => {
      await press('New brief')
      await seeWords(['New brief', 'To finish'])
      expect(location.pathname).toBe('/app/brand/brief')
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: w.luna, status: 'draft' })
      expect(rows).toHaveLength(1)
    },
    'shows only those of a status': async ({ user, page }) => {
      await seeWords(['Dinner for two at the counter'])
      await user.click(page.getByText('Drafts'))
      await seeWords(['No briefs have this status.'])
    },
  },
})
