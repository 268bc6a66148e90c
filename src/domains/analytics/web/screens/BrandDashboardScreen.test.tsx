import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { fillSpot, requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { BrandDashboardScreen } from './BrandDashboardScreen.tsx'

describeScreen(BrandDashboardScreen, {
  title: 'Dashboard',
  path: (w) => `/app/brand/dashboard?uid=${w.luna}`,
  as: (w) => w.bella,
  given: requestedCollab,
  empty: ['No requests right now', 'No visits booked yet'],
  filled: ['To do (1)', 'Alice Moreau', 'I would love to come.', 'Dinner for two at the counter', 'Book a call'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves a request': async ({ press }, w, collab) => {
      await press('Approve')
      await seeWords(['No requests right now', 'Approved Alice Moreau.'])
      expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(1)
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(3))
    },
    'takes back an approval': async ({ press }, w, collab) => {
      await press('Approve')
      await press('Undo')
      await seeWords(['To do (1)', 'Alice Moreau'])
      expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(1)
    },
    'opens the creator over the requests, and sends what is held when the next action starts': async (
      { press, user },
      w,
      collab,
    ) => {
      await press('Alice Moreau', 'link')
      await seeWords(['1 of 1', 'No content to show yet'])
      await user.keyboard('{Escape}')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('1 of 1'))
      await press('Approve')
      await press('Create door link')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(3))
    },
  },
})

it('refuses at once to approve for a full brief, and offers to add spots', async () => {
  const w = await world()
  const { uid, brief } = await requestedCollab(w, { maxCollabs: 1 })
  await fillSpot(w, brief.uid)
  const { press } = await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await press('Approve')
  await seeWords(['All spots are taken', 'is fully booked', 'Add spots'])
  expect(wordsOnScreen()).not.toContain('Approved Alice Moreau')
  expect((await w.bella.call('getCollab', { uid })).stage).toBe(1)
})

it('says how much is due at other venues of the group', async () => {
  const w = await world()
  const other = await groupVenue(w, { name: 'Mira' })
  await requestedCollab(w)
  const { page } = await openScreen(w, `/app/brand/dashboard?uid=${other}`, w.bella)
  const link = await page.findByRole('link', { name: '1 due at 1 other venue' })
  expect(link.getAttribute('href')).toBe(`/app/group?uid=${other}`)
})

it('sorts what is to do by time left, whatever it is, and leads to Today when nothing is', async () => {
  const w = await world()
  const { page } = await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await page.findByRole('link', { name: 'Open Today' })
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'one', text: 'Is there a terrace?' })
  await seeWords(['To do (2)', 'I would love to come.'])
  await waitFor(() => expect(wordsOnScreen()).toMatch(/Message.*I would love to come\./s))
})
