import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ImportCreatorsScreen } from './ImportCreatorsScreen.tsx'

describeScreen(ImportCreatorsScreen, {
  title: 'Import creators',
  path: (w) => `/app/brand/import-creators?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async () => undefined,
  filled: ['Your list', 'Or paste handles or links', 'We don’t notify anyone.'],
  refused: { as: (w) => w.oscar },
  does: {
    'finds pasted creators, puts them on a new shortlist and says whom it didn’t find': async ({ fill, press }, w) => {
      await fill('Or paste handles or links', '@alice.eats, nobody.at.all mara@example.test')
      await press('Find creators')
      await seeWords(['1 creator found', '2 rows not found', 'nobody.at.all', '1 row is an email address.'])
      await fill('Name', 'Autumn')
      await press('Shortlist 1 creator')
      await seeWords(['1 creator added to “Autumn”.', 'Open the shortlist'])
      const { rows } = await w.bella.call('listShortlists', { brandUid: w.luna })
      expect(rows).toMatchObject([{ name: 'Autumn', influencerUids: [w.aliceInfluencer] }])
    },
    'says what is missing before it looks': async ({ press }) => {
      await press('Find creators')
      await seeWords(['Paste at least one handle or link first.'])
    },
  },
})
