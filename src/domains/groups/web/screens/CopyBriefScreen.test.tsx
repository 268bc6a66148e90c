import { screen as page } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { liveBrief } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { CopyBriefScreen } from './CopyBriefScreen.tsx'

/** A live brief of Luna, and two other venues, one of them in Paris. */
async function threeVenues(w: World) {
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  const { uid } = await liveBrief(w)
  return { uid, nord }
}

describeScreen(CopyBriefScreen, {
  title: 'Copy to other venues',
  path: (w, given) => `/app/group/copy-brief?uid=${w.luna}${given ? `&brief=${given.uid}` : ''}`,
  as: (w) => w.bella,
  given: threeVenues,
  empty: ['Choose a brief to copy'],
  filled: ['from Luna', 'Luna Nord', 'Luna Paris', 'Create 2 drafts', 'In EUR, this venue’s currency'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes a draft for each venue with what differs, and leads to it': async ({ fill, press }, w, { nord }) => {
      await fill('Title at Luna Nord', 'Supper for two')
      await press('Create 2 drafts')
      await seeWords(['2 drafts created.', 'Open the draft', 'Add the value of the experience.'])
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: nord })
      expect(rows.map(({ card }) => card.title)).toEqual(['Supper for two'])
    },
    'says which venue has it already, and lets another title be tried': async ({ fill, press }, w, { uid, nord }) => {
      const { content } = await w.bella.call('getBrief', { uid })
      const { title, valueMinor, maxCollabs, availability } = content
      const copy = { brandUid: nord, title, valueMinor, maxCollabs, windows: availability.windows }
      await seeWords(['Create 2 drafts'])
      await w.bella.call('copyBrief', { briefUid: uid, copies: [copy] })
      await press('Create 2 drafts')
      await seeWords(['1 draft created. 1 couldn’t be created: see why below.', 'Luna Nord already has a brief called'])
      await fill('Title at Luna Nord', 'Another one')
      await press('Create 1 draft')
      await seeWords(['1 draft created.'])
    },
    'leaves a venue out': async ({ press }, w, { nord }) => {
      await seeWords(['Create 2 drafts'])
      page.getByLabelText('Luna Nord').click()
      await press('Create 1 draft')
      await seeWords(['1 draft created.'])
      expect((await w.bella.call('listBrandBriefs', { brandUid: nord })).rows).toEqual([])
    },
  },
})
