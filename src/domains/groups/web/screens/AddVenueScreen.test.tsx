import { screen as page } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { AddVenueScreen } from './AddVenueScreen.tsx'

describeScreen(AddVenueScreen, {
  title: 'Add a venue',
  path: (w) => `/app/group/add-venue?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async () => undefined,
  filled: ['It will be part of Luna', 'Freemium has no monthly price. Each collab is £99.'],
  refused: { as: (w) => w.oscar },
  does: {
    'adds a venue with the roles of another, and says what it costs and what comes next': async (
      { fill, press },
      w,
    ) => {
      await seeWords(['Same roles as at'])
      expect(page.getByLabelText('Same roles as at', { selector: 'input' })).toHaveProperty('value', 'Luna (2 people)')
      await fill('Name', 'Luna Nord')
      await press('Add venue')
      await seeWords(['Luna Nord added.', 'Freemium has no monthly price.', 'photos, opening hours and a first brief'])
      const { venues } = await w.bella.call('getGroup', { brandUid: w.luna })
      const { uid = '' } = venues.find(({ name }) => name === 'Luna Nord') ?? {}
      const { members } = await w.bella.call('listTeam', { brandUid: uid })
      expect(members.map(({ name }) => name)).toContain('Ben')
      expect(venues.map(({ name }) => name).toSorted()).toEqual(['Luna', 'Luna Nord'])
    },
    'goes back without adding one': async ({ press }, w) => {
      await press('Cancel', 'link')
      await seeWords(['All venues', 'To do'])
      expect((await w.bella.call('getGroup', { brandUid: w.luna })).venues).toHaveLength(1)
    },
    'says what is missing beside the field': async ({ press }, w) => {
      await press('Add venue')
      await seeWords([/Name.*required|is required|Fill/i])
      expect((await w.bella.call('getGroup', { brandUid: w.luna })).venues).toHaveLength(1)
    },
  },
})
