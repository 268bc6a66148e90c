import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { onePost, reviewedCollab } from '../../../../world/content-stories.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

describeScreen(ShowcaseScreen, {
  title: 'Content',
  path: (w) => `/app/brand/collab-showcase?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => reviewedCollab(w, onePost),
  empty: ['No content yet'],
  filled: ['Alice Moreau', 'Post · Instagram', 'Organic use'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes a link for a reviewer': async ({ press, fill }, w) => {
      await press('Share for review')
      await fill('Who is it for?', 'The owner')
      await press('Create link')
      await seeWords(['Copy it now: we only show it once.', /review\?token=/])
      const { links } = await w.bella.call('listReviewerLinks', { brandUid: w.luna })
      expect(links).toMatchObject([{ name: 'The owner' }])
    },
    'finds by a word of the caption': async ({ press, fill }) => {
      await seeWords(['Post · Instagram'])
      await fill('Caption', 'no such word')
      await seeWords(['No content matches'])
      await press('Clear filters')
      await seeWords(['Post · Instagram'])
    },
  },
})
