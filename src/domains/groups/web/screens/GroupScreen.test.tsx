import { screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { importedVenues } from '../../../../world/import-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { GroupScreen } from './GroupScreen.tsx'

/** A request at Luna, and nothing at Luna Paris. */
async function twoVenues(w: World) {
  const paris = await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  return { ...(await requestedCollab(w)), paris }
}

describeScreen(GroupScreen, {
  title: 'All venues',
  path: (w) => `/app/group?uid=${w.luna}`,
  as: (w) => w.bella,
  given: twoVenues,
  empty: ['1 venue in London', 'You’re all caught up', 'No visits booked in the next 14 days.'],
  filled: [
    'Luna · 2 venues in London and Paris · Freemium plan',
    'Luna Paris',
    'Needs photos, hours and a brief',
    'Not set up yet',
    'Alice Moreau',
    'Team and roles',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'answers a request of any venue by key': async ({ user }, w, collab) => {
      await seeWords(['I would love to come.'])
      await user.keyboard('a')
      await seeWords(['You’re all caught up', 'Approved Alice Moreau.'])
      await user.keyboard('z')
      await seeWords(['I would love to come.'])
      expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(1)
    },
  },
})

it('names the venue of what is open beside the list', async () => {
  const w = await world()
  await twoVenues(w)
  await openScreen(w, `/app/group?uid=${w.luna}`, w.bella)
  const pane = await page.findByRole('article', { name: /^Request/ })
  expect(pane.querySelector('header')?.textContent).toContain('Dinner for two at the counter · Luna')
})

it('shows one venue alone, and keeps that in the address', async () => {
  const w = await world()
  const { paris } = await twoVenues(w)
  await openScreen(w, `/app/group?uid=${w.luna}`, w.bella)
  await seeWords(['I would love to come.'])
  const hrefOf = (name: string) => page.getAllByRole('link', { name }).at(-1)?.getAttribute('href')
  expect(hrefOf('Content')).toBe(`/app/group/content?uid=${w.luna}`)
  expect(hrefOf('DMs')).toContain(encodeURIComponent(`${w.luna},${paris}`))
  page.getByLabelText('Luna Paris').click()
  await seeWords(['You’re all caught up'])
  await expect.poll(() => new URLSearchParams(location.search).get('venues')).toBe(paris)
  expect(hrefOf('Content')).toBe(`/app/group/content?uid=${w.luna}&venues=${paris}`)
  expect(hrefOf('Analytics')).toBe(`/app/analytics?uid=${w.luna}&venues=${paris}`)
  expect(hrefOf('Calendar')).toBe(`/app/group/calendar?uid=${w.luna}&venues=${paris}`)
  expect(wordsOnScreen()).not.toContain('I would love to come.')
})

it('puts many venues in an order, and finds one of them', async () => {
  const w = await world()
  for (const name of ['Luna Paris', 'Luna Bar', 'Aurora']) await groupVenue(w, { name, city: 'paris' })
  const { user } = await openScreen(w, `/app/group?uid=${w.luna}&sort=-venue`, w.bella)
  await seeWords(['4 venues', 'Luna Bar'])
  const names = () =>
    page.getAllByRole('row').map((row) => /Aurora|Luna Bar|Luna Paris|Luna/.exec(row.textContent)?.[0])
  expect(names()).toEqual([undefined, 'Luna Paris', 'Luna Bar', 'Luna', 'Aurora'])
  await user.click(page.getByRole('button', { name: 'Venue' }))
  await expect.poll(names).toEqual([undefined, 'Aurora', 'Luna', 'Luna Bar', 'Luna Paris'])
  await user.type(page.getByLabelText('Search'), 'bar')
  await expect.poll(names).toEqual([undefined, 'Luna Bar'])
})

it('offers a further venue to owners and admins alone', async () => {
  const w = await world()
  await openScreen(w, `/app/group?uid=${w.luna}`, w.ben)
  await seeWords(['Team and roles'])
  expect(wordsOnScreen()).not.toContain('Add a venue')
})

it('keeps the search over few venues while it is set', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  const { press } = await openScreen(w, `/app/group?uid=${w.luna}&search=nowhere`, w.bella)
  await seeWords(['No venues match'])
  expect(page.getByLabelText('Search')).toHaveProperty('value', 'nowhere')
  await press('Clear filters')
  await seeWords(['Luna Paris', 'Not set up yet'])
  expect(page.queryByLabelText('Search')).toBeNull()
})

it('has what is due above what manages the venues, and says which imported ones wait', async () => {
  const w = await world()
  await importedVenues(w)
  await openScreen(w, `/app/group?uid=${w.luna}`, w.bella)
  await seeWords(['2 imported venues are waiting for you to add them.'])
  const words = wordsOnScreen()
  expect(words.indexOf('To do')).toBeLessThan(words.lastIndexOf('Team and roles'))
})
