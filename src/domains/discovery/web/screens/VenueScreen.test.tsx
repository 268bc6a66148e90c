import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { completedCollab } from '../../../../world/content-stories.ts'
import { liveBrief, scheduledCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { VenueScreen } from './VenueScreen.tsx'

describeScreen(VenueScreen, {
  title: 'Luna',
  path: (w) => `/app/influencer/venue?uid=${w.aliceInfluencer}&venue=${w.luna}`,
  as: (w) => w.alice,
  given: liveBrief,
  filled: [
    'Luna',
    'Not enough replies yet',
    'Reliability appears after three visits',
    'Open briefs',
    'Dinner for two at the counter',
    'No reviews to show yet',
  ],
  refused: { as: (w) => w.olivia },
  does: {
    'opens a brief over the page, and saves it': async ({ page, press, user }, w) => {
      await press('Save Dinner for two at the counter for later')
      await waitFor(async () => {
        const saved = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, savedOnly: true })
        expect(saved.rows).toHaveLength(1)
      })
      await user.click(page.getByRole('link', { name: /Dinner for two at the counter/ }))
      await page.findByRole('button', { name: 'Request collab' })
    },
  },
})

it('shows what creators said, to other creators', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await w.alice.call('submitReview', { collabUid, value: 6, text: 'The kindest hosts.', isShared: true })
  await w.bella.call('submitReview', { collabUid, value: 5, text: '' })
  await openScreen(w, `/app/influencer/venue?uid=${w.oliviaInfluencer}&venue=${w.luna}`, w.olivia)
  await seeWords(['Delighted', 'The kindest hosts.', /A creator · /])
})

const toLuna = (w: World) => `/app/influencer/venue?uid=${w.aliceInfluencer}&venue=${w.luna}`

it.each([
  ['a card of the feed', 'browse', 'About Luna'],
  ['a booked visit', 'dashboard', 'Luna'],
])('is where %s leads', async (_where, path, name) => {
  const w = await world()
  await scheduledCollab(w)
  const { page } = await openScreen(w, `/app/influencer/${path}?uid=${w.aliceInfluencer}`, w.alice)
  const [link] = await page.findAllByRole('link', { name })
  expect(link?.getAttribute('href')).toBe(toLuna(w))
})
