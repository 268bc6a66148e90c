import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { GroupContentScreen } from './GroupContentScreen.tsx'

describeScreen(GroupContentScreen, {
  title: 'Content from all venues',
  path: (w) => `/app/group/content?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async (w) => {
    await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
    return deliveredCollab(w)
  },
  empty: ['No content yet'],
  filled: ['Alice Moreau', 'Luna', 'Reel · Instagram', 'In review'],
  refused: { as: (w) => w.oscar },
  does: {
    'shows one state and one venue, and keeps both in the address': async ({ page, user }, w, collabUid) => {
      const link = (await page.findAllByRole('link', { name: /Alice Moreau/ }))[0]
      expect(link?.getAttribute('href')).toContain(`/app/collab?uid=${w.luna}&collab=${collabUid}&deliverable=`)
      await user.click(await page.findByRole('radio', { name: 'Approved' }))
      await seeWords(['No content matches'])
      expect(new URLSearchParams(location.search).get('state')).toBe('approved')
      await user.click(await page.findByRole('radio', { name: 'In review' }))
      await seeWords(['Reel · Instagram'])
      page.getByLabelText('Luna Paris').click()
      await seeWords(['No content matches'])
    },
  },
})
