import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deliveredCollab } from '../../../world/content-stories.ts'
import { groupVenue } from '../../../world/group-stories.ts'
import { newcomer } from '../../../world/joiners.ts'
import { annaHasTwoVenues, annaOwesSecondStep, givePlan } from '../../../world/team-stories.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { allRoutes } from '../routes.ts'
import { namedOf } from '../../testing/screen-elements.ts'

it('leads staff who are linked to several profiles back to the admin panel, and others to no switch', async () => {
  const w = await world()
  await annaHasTwoVenues(w)
  const { press, leftTo } = await openScreen(w, '/app/admin/preferences', w.anna)
  await press(/Select Account to Manage$/)
  await press(/Go to Admin Panel$/)
  expect(leftTo()).toBe('/app/admin/influencer-manager')
  expect(namedOf('button', /(Brand|Influencer) Profile$/)).toEqual([])
})

it('says what waits at each venue where one chooses between them', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  await deliveredCollab(w)
  await requestedCollab(w)
  const { press } = await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await press(/Select Account to Manage$/)
  await seeWords(['1 request, 1 to review'])
  expect(namedOf('button', /Luna\s*Brand Profile\s*1 request, 1 to review$/)).toHaveLength(1)
  expect(namedOf('button', /Luna Nord\s*Brand Profile$/)).toHaveLength(1)
})

it('draws nothing of our team’s pages for anybody else', async () => {
  const w = await world()
  const { page } = await openScreen(w, '/app/admin/collab-brief-manager', w.bella)
  await seeWords(['You don’t have access to this page'])
  expect(page.queryAllByText('Collab Brief Manager')).toEqual([])
  expect(page.queryAllByRole('tab')).toEqual([])
})

it('asks staff for their second step first, on our team’s pages too', async () => {
  const w = await world()
  await annaOwesSecondStep(w)
  const { page } = await openScreen(w, '/app/admin/collab-brief-manager', w.anna)
  await seeWords(['Set up two-step verification first', 'Set up now'])
  expect(page.queryByText('You don’t have access to this page')).toBeNull()
})

it.each(allRoutes.flatMap(({ path, adminsOnly }) => (adminsOnly ? [path] : [])))(
  'draws nothing of a page of our admins for an account manager, and doesn’t offer it: %s',
  async (path) => {
    const w = await world()
    const { page } = await openScreen(w, path, w.anna)
    await seeWords(['You don’t have access to this page'])
    const headings = page.queryAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['You don’t have access to this page'])
    expect(page.queryAllByRole('searchbox')).toEqual([])
    expect(document.querySelector(`nav a[href="${path}"]`)).toBeNull()
  },
)

it('opens the admins’ pages to an admin', async () => {
  const w = await world()
  const { page } = await openScreen(w, '/app/admin/audit', w.ada)
  await page.findByRole('heading', { name: 'Audit log' })
})

it('switches nobody who has one profile', async () => {
  const w = await world()
  await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await seeWords(['@cafeluna'])
  expect(namedOf('button', /Select Account to Manage$/)).toEqual([])
})

it('names a profile without a handle by its slug, and never by somebody’s email', async () => {
  const w = await world()
  await w.database.pool.query('update brand_profiles set handle = null where uid = $1', [w.luna])
  const [profile] = (await w.bella.call('getUser', {})).linked_profiles
  const { page } = await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await page.findAllByText(String(profile?.profile.slug))
  expect(page.queryAllByText('bella@example.test')).toEqual([])
})

it('keeps Content closed in a trial, at its address too', async () => {
  const w = await world()
  const { press } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await seeWords(['Feature Unavailable', 'This feature has not been unlocked or is unavailable on your account.'])
  await press('Back to Dashboard')
  await waitFor(() => expect(location.pathname).toBe('/app/brand/dashboard'))
})

it('refuses another venue’s Content whatever one’s own plan has', async () => {
  const w = await world()
  await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.oscar)
  // The plan is known by then, with what it closes.
  await seeWords(['There’s nothing here', 'Upgrade Now'])
})

it('opens Content in a trial with the brand’s first deliverables', async () => {
  const w = await world()
  await deliveredCollab(w)
  const { page } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await seeWords(['Content from your collabs'])
  expect(page.queryByText('Feature Unavailable')).toBeNull()
})

it('opens Content to a brand with a plan from its first day', async () => {
  const w = await world()
  await givePlan(w, 'starter')
  await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await seeWords(['No content yet'])
})

it('takes an account without a profile to the feed, which says what is next', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await openScreen(w, '/app', nina)
  await seeWords(['Your account is ready'])
  expect(location.pathname).toBe('/app/influencer/browse')
})

it('takes who has begun their onboarding on with it', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await openScreen(w, '/app', nina)
  await waitFor(() => expect(location.pathname).toBe('/onboarding'))
})

it('leaves nothing of a person in sight once they signed out, even where the server could not be told', async () => {
  const w = await world()
  const { press, page, setWeather, leftTo } = await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await seeWords(['@cafeluna'])
  setWeather('offline')
  await press('Sign out')
  await seeWords(['You’re still signed in on this device', 'We’ve already removed your data from this browser.'])
  expect(page.queryAllByText(/cafeluna|Luna|Bella/)).toEqual([])
  setWeather('fine')
  await press('Sign out')
  await waitFor(() => expect(leftTo()).toBe('/login'))
  expect(page.queryAllByText(/cafeluna|Luna|Bella/)).toEqual([])
  expect(sessionStorage.getItem('wantedPage')).toBeNull()
})

it('has the group’s own pages in the menu of its pages, and the way back to the venue', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  const { page } = await openScreen(w, `/app/group/add-venue?uid=${w.luna}`, w.bella)
  const menu = await page.findByRole('navigation', { name: 'Main menu' })
  const linksOf = () => [...menu.querySelectorAll('a')]
  await waitFor(() => expect(linksOf().map(({ textContent }) => textContent)).toContain('Back to Luna'))
  const names = linksOf().map(({ textContent }) => textContent)
  expect(names).toEqual([
    'All venues',
    'Calendar',
    'Briefs',
    'Content',
    'Team and roles',
    'Rules and defaults',
    'Back to Luna',
  ])
  const current = () => [...menu.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
  expect(current()).toEqual(['All venues'])
  linksOf()[2]?.click()
  await waitFor(() => expect(current()).toEqual(['Briefs']))
  expect(linksOf()[6]?.getAttribute('href')).toBe(`/app/brand/dashboard?uid=${w.luna}`)
})
