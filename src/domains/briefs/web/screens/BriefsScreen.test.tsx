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
    'leads from a live brief to the creators who suit it': async ({ page }, w) => {
      const link = await page.findByRole('link', { name: 'Find creators' })
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: w.luna })
      expect(link.getAttribute('href')).toBe(`/app/brand/creators?uid=${w.luna}&brief=${rows[0]?.card.uid}`)
    },
    'shows only those of a status': async ({ user, page }) => {
      await seeWords(['Dinner for two at the counter'])
      await user.click(page.getByText('Drafts'))
      await seeWords(['No briefs have this status.'])
    },
  },
})
