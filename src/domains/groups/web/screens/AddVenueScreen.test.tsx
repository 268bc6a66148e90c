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
    'adds a venue and leads to its profile': async ({ fill, press }, w) => {
      await fill('Name', 'Luna Nord')
      await press('Add venue')
      await seeWords(['Luna Nord added. Complete its profile to publish briefs.', 'Preferences'])
      const { venues } = await w.bella.call('getGroup', { brandUid: w.luna })
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
