import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { world } from '../../../../world/world.ts'
import { findKept, isKept } from '../../../../kit/web/kept-answers.ts'
import { activeCollabs, keepDashboard } from '../keep-dashboard.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { fiveVisits } from '../../../../world/value-stories.ts'
import { InfluencerDashboardScreen } from './InfluencerDashboardScreen.tsx'

describeScreen(InfluencerDashboardScreen, {
  title: 'Dashboard',
  path: (w) => `/app/influencer/dashboard?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: scheduledCollab,
  empty: ['Calendar sync'],
  filled: ['Your next visit', 'Luna', 'Tue 10 Mar', 'View details'],
  refused: { as: (w) => w.olivia },
  does: {
    'makes a calendar link': async ({ page, press }, w) => {
      await press('Create calendar link')
      await page.findByLabelText('Calendar link')
      expect((await w.alice.call('getCalendarFeed', { profileUid: w.aliceInfluencer })).createdAt).not.toBeNull()
    },
  },
})

it('shows all visits of the year with what they were worth, each leading to its story', async () => {
  const w = await world()
  await fiveVisits(w)
  const { page, press } = await openScreen(w, `/app/influencer/dashboard?uid=${w.aliceInfluencer}`, w.alice)
  const visits = async () => (await page.findAllByRole('link', { name: /^Luna.*£/ })).length
  expect(await visits()).toBe(3)
  await press('Show all 5')
  expect(await visits()).toBe(5)
  await press(/^Luna\s*Tue 10 Mar/, 'link')
  await seeWords(['Your story at Luna', 'Nothing published yet'])
})

it('has terms that a brand proposes under To do, and leads to them', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  await w.bella.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason: 'A friend may come along.' })
  const { press } = await openScreen(w, `/app/influencer/dashboard?uid=${w.aliceInfluencer}`, w.alice)
  await press(/^Reply to the proposed terms/, 'link')
  await seeWords(['Proposed terms', 'Up to 2 guests, as well as you'])
})

it('is kept for the time without a connection before it was ever opened', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { page } = await openScreen(w, '/app/notifications', w.alice)
  await page.findByText('These settings are just for you.')
  const collabs = activeCollabs(w.aliceInfluencer)
  expect(isKept('listInfluencerCollabs', collabs)).toBe(false)
  await keepDashboard(w.aliceInfluencer)
  expect(isKept('listInfluencerCollabs', collabs)).toBe(true)
  expect(isKept('listToDo', { influencerUid: w.aliceInfluencer })).toBe(true)
  // The visit that was never opened has its page as well.
  expect(findKept('getCollab', { uid })).toEqual(await w.alice.call('getCollab', { uid }))
  expect(isKept('getDeliverables', { collabUid: uid })).toBe(true)
  expect(isKept('getLogistics', { collabUid: uid })).toBe(true)
})
