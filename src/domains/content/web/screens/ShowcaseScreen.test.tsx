import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { onePost, reviewedCollab } from '../../../../world/content-stories.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

describeScreen(ShowcaseScreen, {
  title: 'Content',
  path: (w) => `/app/brand/collab-showcase?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => reviewedCollab(w, onePost),
  empty: ['Your guests’ content will stand here'],
  filled: ['Alice Moreau', 'Post · Instagram', 'Organic use'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes a link for a reviewer': async ({ press, fill }, w) => {
      await press('Let someone review')
      await fill('Who is it for?', 'The owner')
      await press('Make a link')
      await seeWords(['Copy it now; it is shown this once.', /review\?token=/])
      const { links } = await w.bella.call('listReviewerLinks', { brandUid: w.luna })
      expect(links).toMatchObject([{ name: 'The owner' }])
    },
    'finds by a word of the caption': async ({ press, fill }) => {
      await seeWords(['Post · Instagram'])
      await fill('Caption', 'no such word')
      await seeWords(['Nothing like that yet'])
      await press('Clear filters')
      await seeWords(['Post · Instagram'])
    },
  },
})
