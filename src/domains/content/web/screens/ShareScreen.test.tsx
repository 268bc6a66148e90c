import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { browserCaches, sharedAnswer } from '../../../../kit/testing/browser-caches.ts'
import { keepSharedFor } from '../../../../kit/web/shared-files.ts'
import { visitedCollab } from '../../../../world/content-stories.ts'
import { world } from '../../../../world/world.ts'
import { ShareScreen } from './ShareScreen.tsx'

describeScreen(ShareScreen, {
  title: 'Add to a collab',
  path: (w) => `/app/influencer/share?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: visitedCollab,
  filled: ['Nothing to add', /tap Share and choose Plusone/, 'Go to your dashboard'],
  refused: { as: (w) => w.olivia },
  does: {},
})

/** A browser that keeps these photos from the share sheet. */
const keeping = (...names: string[]) =>
  browserCaches(
    'shared',
    Object.fromEntries(names.map((name, at) => [`/shared/${at}`, sharedAnswer(name, 'image/jpeg', Date.now())])),
  )
afterEach(() => vi.unstubAllGlobals())

it('asks which deliverable a photo is for where several take it', async () => {
  keeping('plate.jpg')
  const w = await world()
  const collabUid = await visitedCollab(w, {
    deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 2 }],
  })
  const { page } = await openScreen(w, `/app/influencer/share?uid=${w.aliceInfluencer}`, w.alice)
  await seeWords(['You shared plate.jpg. Choose what it’s for.', 'Luna'])
  const [first, second] = (await w.alice.call('getDeliverables', { collabUid })).deliverables
  const found = await page.findAllByRole('link', { name: 'Post · Instagram' })
  const links = found.map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    expect.stringContaining(`shared=${first?.uid}`),
    expect.stringContaining(`shared=${second?.uid}`),
  ])
})

it('waits for a tap also where one deliverable alone takes it', async () => {
  keeping('plate.jpg')
  const w = await world()
  await visitedCollab(w)
  const { page } = await openScreen(w, `/app/influencer/share?uid=${w.aliceInfluencer}`, w.alice)
  const [link] = await page.findAllByRole('link', { name: /· Instagram$/ })
  expect(location.pathname).toBe('/app/influencer/share')
  link?.click()
  await waitFor(() => expect(location.pathname).toBe('/app/collab'))
})

it('offers several photos to one post, or to the whole collab', async () => {
  keeping('starter.jpg', 'main.jpg', 'dessert.jpg')
  const w = await world()
  await visitedCollab(w, {
    deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 2 }],
  })
  const { page } = await openScreen(w, `/app/influencer/share?uid=${w.aliceInfluencer}`, w.alice)
  await seeWords(['You shared 3 files. Choose what they’re for.', 'Add all 3 to this collab'])
  expect(page.getAllByRole('link', { name: 'Post · Instagram' })).toHaveLength(2)
})

it('shows nobody what was shared before somebody else signed in', async () => {
  const shelves = keeping('plate.jpg')
  const w = await world()
  await visitedCollab(w)
  await keepSharedFor(w.olivia.accountUid)
  await openScreen(w, `/app/influencer/share?uid=${w.aliceInfluencer}`, w.alice)
  await seeWords(['Nothing to add'])
  expect(shelves.has('shared')).toBe(false)
})

it('says so when files were shared before this browser could take them', async () => {
  const w = await world()
  await openScreen(w, `/app/influencer/share?uid=${w.aliceInfluencer}&missed=yes`, w.alice)
  await seeWords(['Your files didn’t arrive', 'Go back to your gallery and share them once more.'])
})
