import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { CreatorsScreen } from './CreatorsScreen.tsx'

describeScreen(CreatorsScreen, {
  title: 'Find creators',
  path: (w) => `/app/brand/creators?uid=${w.luna}`,
  as: (w) => w.bella,
  given: liveBrief,
  filled: ['Best match', 'Visited us', 'Alice Moreau', '20K on Instagram', 'Match 81', 'Olivia Grant', /with Premium/],
  refused: { as: (w) => w.oscar },
  does: {
    'finds by a name, and says when nobody matches': async ({ fill, press }) => {
      await fill('Name or handle', 'olivia')
      await seeWords([/Olivia Grant/])
      await fill('Name or handle', 'nobody at all')
      await seeWords(['No creators match'])
      await press('Clear filters')
      await seeWords(['Alice Moreau'])
    },
    'saves a search, opens it again, renames and deletes it': async ({ fill, press }, w) => {
      await fill('Name or handle', 'olivia')
      await press('Save this search')
      await fill('Name', 'Olivias')
      await press('Save search')
      await seeWords(['Search saved.'])
      const saved = async () =>
        (await w.bella.call('listCreatorSearches', { brandUid: w.luna })).rows.map(({ name }) => name)
      expect(await saved()).toEqual(['Olivias'])
      await press('Olivias')
      await seeWords(['Alice Moreau'])
      await press('Olivias')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Alice Moreau'))
      await press('Rename')
      await fill('Name', 'Only Olivia')
      await press('Save name')
      await seeWords(['Only Olivia'])
      await press('Delete')
      await press('Delete search')
      await seeWords(['Save this search'])
      expect(await saved()).toEqual([])
    },
    'invites to the brief': async ({ press, fill }, w, brief) => {
      await seeWords(['Olivia Grant'])
      await fill('Name or handle', 'alice')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Olivia Grant'))
      await press('Invite')
      await fill('Message', 'Your brunch series would suit us.')
      await press('Send invitation')
      await seeWords(['Open the collab'])
      const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
      expect(rows).toMatchObject([{ brief: { uid: brief.uid }, message: 'Your brunch series would suit us.' }])
    },
    'shortlists with one click': async ({ press, fill }, w) => {
      await seeWords(['Olivia Grant'])
      await fill('Name or handle', 'alice')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Olivia Grant'))
      await press('Shortlist')
      await seeWords(['Alice Moreau is on “Shortlist”.', 'Shortlisted'])
      const { rows } = await w.bella.call('listShortlists', {
        brandUid: w.luna,
        influencerUid: w.aliceInfluencer,
      })
      expect(rows).toMatchObject([{ name: 'Shortlist', members: 1, has: true }])
    },
  },
})
