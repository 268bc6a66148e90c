import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { morePages } from '../../../domains/staff/web/more-pages.ts'
import { allRoutes } from '../routes.ts'
import type { Side } from '../../../access/roles.ts'
import type { MenuEntry } from '../../../kit/web/route.ts'
import { menuOf } from './menu.ts'

const page = (path: string, ...menu: Omit<MenuEntry<Side>, 'icon'>[]) => ({
  path,
  screen: () => Promise.resolve(() => null),
  menu: menu.map((entry) => ({ ...entry, icon: () => null })),
})
const routes = [
  page('/app/dms', { for: 'influencer', label: 'DMs', order: 40 }, { for: 'admin', label: 'DMs', order: 60 }),
  page(
    '/app/influencer/browse',
    { for: 'influencer', label: 'Feed', order: 20 },
    { for: 'admin', label: 'Feed Viewer', order: 120 },
  ),
  page('/app/brand/collab-showcase', { for: 'brand', label: 'Content', order: 20, trialBlocked: 'content' }),
  page('/app/brand/dashboard', { for: 'brand', label: 'Dashboard', order: 10 }),
  page('/app/collab'),
]

const user = { staff_role: null }

it.each([
  ['brand', ['Dashboard', 'Content', 'Support']],
  ['influencer', ['Feed', 'DMs', 'Support']],
  ['admin', ['DMs', 'Feed Viewer', 'Training', 'Support']],
] as const)('shows the side %s its own entries in their order', (side, labels) => {
  expect(menuOf({ side, current: null, user }, routes).map((entry) => entry.label)).toEqual(labels)
})

it('keeps the profile in the links of its own menu, and out of the menu of the team', () => {
  const current = { uid: 'influencer_1' }
  expect(must(menuOf({ side: 'influencer', current, user }, routes)[0], 'menu entry').to).toEqual({
    path: '/app/influencer/browse',
    search: { uid: 'influencer_1' },
  })
  expect(must(menuOf({ side: 'admin', current, user }, routes)[0], 'menu entry').to).toEqual({
    path: '/app/dms',
    search: {},
  })
})

it('marks the entry that an open page belongs to, and no other', () => {
  const all = [...routes, { ...page('/app/brand/requests'), under: '/app/brand/dashboard' }]
  const marked = (path: string) =>
    menuOf({ side: 'brand', current: null, user }, all, [], path).flatMap((entry) =>
      entry.isHere ? [entry.label] : [],
    )
  expect(marked('/app/brand/requests')).toEqual(['Dashboard'])
  expect(marked('/app/collab')).toEqual([])
})

it('marks what a trial closes, and nothing else', () => {
  const blocked = menuOf({ side: 'brand', current: null, user }, routes, ['content']).filter((entry) => entry.blocked)
  expect(blocked.map((entry) => entry.label)).toEqual(['Content'])
})

it.each([
  ['admin', ['Pricing Tiers', 'Training', 'Support']],
  ['account_manager', ['Training', 'Support']],
] as const)('leaves out of the menu of an %s what they may not open', (staff_role, labels) => {
  const tiers = page('/app/admin/tier-management', { for: 'admin', label: 'Pricing Tiers', order: 90 })
  const shown = menuOf({ side: 'admin', current: null, user: { staff_role } }, [{ ...tiers, adminsOnly: true }])
  expect(shown.map((entry) => entry.label)).toEqual(labels)
})

it('has every page of our team in the menu or among its further pages, for those who may open it', () => {
  const inMenu = allRoutes.filter((route) => route.menu?.some((entry) => entry.for === 'admin'))
  const further = allRoutes.filter(({ path }) => morePages.some(({ to }) => to.path === path))
  expect(further.filter((route) => route.adminsOnly).map(({ path }) => path)).toEqual(
    allRoutes.map(({ path }) => path).filter((path) => morePages.some((one) => one.adminsOnly && one.to.path === path)),
  )
  const reached = new Set([...inMenu, ...further, ...allRoutes.filter((route) => route.under)])
  const lists = allRoutes.filter(({ path }) => path.startsWith('/app/admin/') && !path.endsWith('/person'))
  expect(lists.filter((route) => !reached.has(route)).map(({ path }) => path)).toEqual(['/app/admin/training'])
})

it('has five entries in the bottom bar of a brand and of an influencer, and none in that of the team', () => {
  const barOf = (side: Side) =>
    menuOf({ side, current: null, user }, allRoutes)
      .filter(({ inBottomBar }) => inBottomBar)
      .map(({ label }) => label)
  expect(barOf('brand')).toEqual(['Dashboard', 'Briefs', 'Creators', 'Content', 'DMs'])
  expect(barOf('influencer')).toEqual(['Dashboard', 'Feed', 'Map', 'DMs', 'Profile Editor'])
  expect(barOf('admin')).toEqual([])
})
