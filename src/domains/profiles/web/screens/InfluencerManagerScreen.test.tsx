import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { InfluencerManagerScreen } from './InfluencerManagerScreen.tsx'

describeScreen(InfluencerManagerScreen, {
  title: 'Influencer Manager',
  path: '/app/admin/influencer-manager',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['Alice Moreau', 'Olivia Grant', '20K Instagram', 'approved'],
  refused: { as: (w) => w.alice },
  does: {
    'leads from a row to the profile': async ({ page, user }, w) => {
      await user.click(await page.findByText('Olivia Grant'))
      await seeWords(['Internal details'])
      expect(location.search).toContain(w.oliviaInfluencer)
    },
  },
})
