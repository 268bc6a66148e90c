import { screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
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
    'sets a title and a value for all, each in its own currency': async ({ fill, press }, w, { nord }) => {
      await fill('Title for all', 'Spring supper')
      await fill('Value for all', '75')
      await seeWords(['2 of 2 selected'])
      expect(page.getByLabelText('Value at Luna Nord')).toHaveProperty('value', '£75')
      expect(page.getByLabelText('Value at Luna Paris')).toHaveProperty('value', '')
      await press('Create 2 drafts')
      await seeWords(['2 drafts created.'])
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: nord })
      expect(rows.map(({ card }) => [card.title, card.valueMinor])).toEqual([['Spring supper', 7_500]])
    },
    'takes pence, and says which value can’t be': async ({ fill, press, user }, w, { nord }) => {
      await fill('Value for all', '-5')
      await seeWords(['Enter 0 or more.', 'Change the value at Luna Nord.'])
      await press('Create 2 drafts')
      expect((await w.bella.call('listBrandBriefs', { brandUid: nord })).rows).toEqual([])
      await fill('Value at Luna Nord', '16.5')
      await user.tab()
      expect(page.getByLabelText('Value at Luna Nord')).toHaveProperty('value', '£16.50')
      await press('Create 2 drafts')
      await seeWords(['2 drafts created.'])
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: nord })
      expect(rows.map(({ card }) => card.valueMinor)).toEqual([1_650])
    },
    'selects all and none of them': async ({ press }) => {
      await press('Clear')
      await seeWords(['0 of 2 selected', 'Create drafts'])
      await press('Select all')
      await seeWords(['2 of 2 selected', 'Create 2 drafts'])
    },
    'makes a draft for each venue with what differs, and leads to it': async ({ fill, press }, w, { nord }) => {
      await fill('Title at Luna Nord', 'Supper for two')
      await press('Create 2 drafts')
      await seeWords(['2 drafts created.', 'Open the draft', 'Add the value of the experience.'])
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: nord })
      expect(rows.map(({ card }) => card.title)).toEqual(['Supper for two'])
    },
    'says which venue has it already, and lets another title be tried': async (
      { fill, press, setWeather },
      w,
      { uid, nord },
    ) => {
      const { content } = await w.bella.call('getBrief', { uid })
      const { title, valueMinor, maxCollabs, availability } = content
      const copy = { brandUid: nord, title, valueMinor, maxCollabs, windows: availability.windows }
      await seeWords(['Create 2 drafts'])
      // Pressed before the page has heard of the other copy.
      setWeather('held')
      await w.bella.call('copyBrief', { briefUid: uid, copies: [copy] })
      await press('Create 2 drafts')
      setWeather('fine')
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

/** Three venues, of which one has a copy of the brief already. */
async function copiedToNord(w: World) {
  const venues = await threeVenues(w)
  const { content } = await w.bella.call('getBrief', { uid: venues.uid })
  const { title, valueMinor, maxCollabs, availability } = content
  const copy = { brandUid: venues.nord, title, valueMinor, maxCollabs, windows: availability.windows }
  await w.bella.call('copyBrief', { briefUid: venues.uid, copies: [copy] })
  return venues
}

it('says at once that a venue has a brief of this title, and takes another', async () => {
  const w = await world()
  const { uid } = await copiedToNord(w)
  const { press, fill } = await openScreen(w, `/app/group/copy-brief?uid=${w.luna}&brief=${uid}`, w.bella)
  await press('Select all')
  await seeWords([
    '1 of 2 selected',
    'Luna Nord already has a brief with this title. Choose another title to select it.',
  ])
  page.getByLabelText('Luna Nord').click()
  await seeWords([
    'Luna Nord already has a brief with this title. Choose another one.',
    'Choose another title for Luna Nord.',
  ])
  await fill('Title at Luna Nord', 'Another one')
  await press('Create 2 drafts')
  await seeWords(['2 drafts created.'])
})

it('selects all once there’s a title that no venue has', async () => {
  const w = await world()
  const { uid } = await copiedToNord(w)
  const { press, fill } = await openScreen(w, `/app/group/copy-brief?uid=${w.luna}&brief=${uid}`, w.bella)
  await fill('Title for all', 'Spring supper')
  await press('Select all')
  await seeWords(['2 of 2 selected', 'Create 2 drafts'])
  expect(wordsOnScreen()).not.toContain('already has a brief with this title')
})

it('finds a brief of the group by its title or venue, and copies it', async () => {
  const w = await world()
  await threeVenues(w)
  const { user } = await openScreen(w, `/app/group/copy-brief?uid=${w.luna}`, w.bella)
  const field = await page.findByLabelText('Choose a brief to copy', { selector: 'input' })
  await user.type(field, 'counter')
  await user.click(await page.findByRole('option', { name: 'Dinner for two at the counter, Luna' }))
  await seeWords(['from Luna', 'Create 2 drafts'])
})
