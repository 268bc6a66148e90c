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
    'shows what’s to be reviewed, and one venue alone, and keeps both in the address': async (
      { page, press },
      w,
      collabUid,
    ) => {
      const link = (await page.findAllByRole('link', { name: /Alice Moreau/ }))[0]
      expect(link?.getAttribute('href')).toContain(`/app/collab?uid=${w.luna}&collab=${collabUid}&deliverable=`)
      await press('All content')
      await press('Not published yet', 'menuitem')
      await seeWords(['No content matches'])
      await press('Not published yet')
      await press('To review', 'menuitem')
      await seeWords(['2 deliverables', 'Reel · Instagram'])
      expect(new URLSearchParams(location.search).get('where')).toBe('state.is.in-review')
      page.getByLabelText('Luna Paris').click()
      await seeWords(['No content matches'])
    },
    'approves several at once': async ({ page, press }, w) => {
      for (const box of await page.findAllByRole('checkbox', { name: /^Select .* by Alice Moreau, Luna$/ })) box.click()
      await seeWords(['2 deliverables selected'])
      await press('Approve')
      await press('Approve: 2 deliverables')
      await seeWords(['Approve content'])
      const { run } = await w.bella.call('getBulkRun', { table: 'group-content', brandUid: w.luna })
      expect(run).toMatchObject({ title: 'Approve content', total: 2 })
    },
  },
})
