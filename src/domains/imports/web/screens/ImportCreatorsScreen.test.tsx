import { expect } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
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
    'says who is listed more than once, and which columns it leaves out': async ({ user }) => {
      await seeWords(['Your list'])
      const input = must(document.querySelector<HTMLInputElement>('input[type="file"]'))
      const lines = 'Handle,Notes,City\nalice.eats,Loves markets,London\n@alice.eats,,Paris\n'
      await user.upload(input, new File([lines], 'creators.csv', { type: 'text/csv' }))
      await seeWords([
        '2 rows read, 1 repeat.',
        'Listed more than once: @alice.eats (line 3, first on line 2).',
        'We only use the column with the creators and leave out Notes and City.',
      ])
    },
    'says what is missing before it looks': async ({ press }) => {
      await press('Find creators')
      await seeWords(['Paste at least one handle or link first.'])
    },
  },
})
