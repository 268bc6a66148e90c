import { screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { groupVenue } from '../../../world/group-stories.ts'
import { addBathHouse, importVenues, listedVenues } from '../../../world/list-stories.ts'
import { annaIsGone } from '../../../world/team-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { BrandBrowserScreen } from './BrandBrowserScreen.tsx'

afterEach(() => vi.restoreAllMocks())

describeScreen(BrandBrowserScreen, {
  title: 'Brand Browser',
  path: '/app/admin/brand-browser',
  as: (w) => w.anna,
  given: async () => undefined,
  filled: ['Luna', 'Orso', 'London', 'Amir'],
  refused: { as: (w) => w.bella },
  does: {
    'shows Today, where staff land after signing in': async ({ page }) => {
      ;(await page.findByLabelText('Today')).click()
      await seeWords(['You’re all caught up', 'Your day'])
      expect(location.search).toBe('?view=today')
    },
    'finds a brand by its name, and says when there is none': async ({ fill }) => {
      await seeWords(['Luna', 'Orso'])
      await fill('Search', 'ors')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Luna'))
      await seeWords(['Orso', 'Amir'])
      expect(location.search).toBe('?search=ors')
      await fill('Search', 'zz')
      await seeWords(['No brands match'])
    },
    'shows the brands whose RAG dropped this week, and keeps that with another filter': async (
      { press, fill, user, page },
      w,
    ) => {
      const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      await w.anna.call('setRecordRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until })
      await press('All brands')
      await user.click(await page.findByRole('menuitem', { name: 'RAG dropped this week' }))
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Orso'))
      await page.findByRole('button', { name: 'RAG dropped this week' })
      await seeWords(['Luna', 'Red', 'RAG dropped'])
      await fill('Search', 'lun')
      await page.findByRole('button', { name: 'RAG dropped this week (changed)' })
      await press('Save as new view')
      await fill('Name', 'Luna dropped')
      await press('Save view')
      await page.findByRole('button', { name: 'Luna dropped' })
      await fill('Search', 'luna')
      await page.findByRole('button', { name: 'Luna dropped (changed)' })
      await press('Save changes')
      await page.findByRole('button', { name: 'Luna dropped' })
      const { rows } = await w.anna.call('listSavedViews', { table: 'brands' })
      expect(rows.map(({ query }) => new URLSearchParams(query).get('search'))).toEqual(['luna'])
    },
  },
})

it('says what to do next with a brand, and why it has its colour', async () => {
  const w = await world()
  const [today, until] = [0, 1].map((day) =>
    plus(now(), day * dayMs)
      .toISOString()
      .slice(0, 10),
  )
  await w.anna.call('setRecordRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until: until ?? '' })
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Call about photos', dueOn: today ?? '' })
  const { press, user } = await openScreen(w, '/app/admin/brand-browser', w.anna)
  await seeWords([/Call about photos, /, 'Set by hand: Kitchen fire'])
  await press('All brands')
  await user.click(await page.findByRole('menuitem', { name: 'Overdue next steps' }))
  await seeWords(['No brands match'])
})

it('changes the priority of one’s own brand in its cell, and keeps the arrow keys to the choice', async () => {
  const w = await world()
  const { user, press } = await openScreen(w, '/app/admin/brand-browser?columns=name,manager,priority', w.anna)
  const choice = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Priority of Luna' })
  expect(page.queryByRole('combobox', { name: 'Priority of Orso' })).toBeNull()
  expect(page.queryByRole('combobox', { name: 'Account manager of Luna' })).toBeNull()
  choice.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(choice)
  await user.selectOptions(choice, '1, first')
  await press('Undo')
  await waitFor(() => expect(choice.value).toBe('2'))
  await user.selectOptions(choice, '1, first')
  await seeWords(['Priority of Luna: 1, first.'])
  await press('Dismiss')
  await waitFor(async () => {
    const { rows } = await w.anna.call('browseBrands', { where: [{ field: 'priority', is: 'is', values: ['1'] }] })
    expect(rows.map(({ name }) => name)).toEqual(['Luna'])
  })
  expect(location.pathname).toBe('/app/admin/brand-browser')
})

it('lets an admin assign a brand in its cell', async () => {
  const w = await world()
  const { user, press } = await openScreen(w, '/app/admin/brand-browser', w.ada)
  await user.selectOptions(await page.findByRole('combobox', { name: 'Account manager of Orso' }), 'Anna')
  await press('Dismiss')
  await waitFor(async () => {
    const { rows } = await w.ada.call('browseBrands', { search: 'orso' })
    expect(rows[0]?.manager?.name).toBe('Anna')
  })
})

it('groups brands by a column with how many each value has, and shows them when its heading is opened', async () => {
  const w = await world()
  const { user } = await openScreen(w, '/app/admin/brand-browser?group=manager', w.ada)
  const anna = await page.findByRole('button', { name: /^Anna 1$/ })
  expect(anna.getAttribute('aria-expanded')).toBe('false')
  expect(wordsOnScreen()).not.toContain('Luna')
  await user.click(anna)
  await seeWords(['Luna'])
  expect(wordsOnScreen()).not.toContain('Orso')
  // A value that no row has is no group.
  expect(page.queryByRole('button', { name: /^Ada \d/ })).toBeNull()
  await user.click(anna)
  expect(wordsOnScreen()).not.toContain('Luna')
})

it('groups brands last whose manager is not on the team any more', async () => {
  const w = await world()
  await annaIsGone(w)
  const { user } = await openScreen(w, '/app/admin/brand-browser?group=manager', w.ada)
  await user.click(await page.findByRole('button', { name: /^Other 1$/ }))
  await seeWords(['Luna'])
  expect(page.queryByRole('button', { name: /^Anna/ })).toBeNull()
})

it('selects rows of several groups, and acts on all of them at once', async () => {
  const w = await world()
  const { user } = await openScreen(w, '/app/admin/brand-browser?group=manager', w.ada)
  for (const name of [/^Anna 1$/, /^Amir 1$/]) await user.click(await page.findByRole('button', { name }))
  await user.click(await page.findByRole('checkbox', { name: 'Select Luna' }))
  const groups = () => page.getAllByRole('checkbox', { name: 'Select all rows shown' })
  await waitFor(() => expect(groups()).toHaveLength(2))
  await user.click(groups()[0] as HTMLElement)
  await seeWords(['2 brands selected'])
  await user.click(page.getByRole('button', { name: 'Assign manager' }))
  await page.findByRole('dialog', { name: 'Assign manager to 2 brands' })
})

it('shows brands by city on a map and in a list beside it, by the same filters', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  const { user } = await openScreen(w, '/app/admin/brand-browser', w.anna)
  await user.click(await page.findByLabelText('Map'))
  await user.click(await page.findByRole('button', { name: 'London 2 brands' }))
  await seeWords(['All cities', 'Luna', 'Orso'])
  expect(wordsOnScreen()).not.toContain('Luna Paris')
  expect(location.search).toBe('?as=map&city=london')
  await user.type(page.getByLabelText('Search'), 'ors')
  await waitFor(() => expect(page.getByRole('list', { name: 'Brands' }).textContent).not.toContain('Luna'))
  await user.click(page.getByRole('button', { name: 'All cities' }))
  await page.findByRole('button', { name: 'London 1 brand' })
  expect(page.queryByRole('button', { name: /^Paris/ })).toBeNull()
})

it('shows brands as a board, moves one by its menu, and asks why one was lost', async () => {
  const w = await world()
  const { user } = await openScreen(w, '/app/admin/brand-browser', w.anna)
  await user.click(await page.findByLabelText('Board'))
  const laneOf = (name: string) => within(page.getByRole('region', { name }))
  await waitFor(() => laneOf('Lead').getByRole('article', { name: 'Luna' }))
  // Amir looks after Orso.
  expect(page.queryByRole('button', { name: 'Move Orso' })).toBeNull()
  await user.click(page.getByRole('button', { name: 'Move Luna' }))
  await user.click(await page.findByRole('menuitem', { name: 'Move to Demo Held' }))
  await seeWords(['Moved Luna to Demo Held.'])
  await user.click(await page.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => laneOf('Demo Held').getByRole('article', { name: 'Luna' }))
  await user.click(await page.findByRole('button', { name: 'Move Luna' }))
  await user.click(await page.findByRole('menuitem', { name: 'Mark as lost' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Mark Luna as lost' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as lost' }))
  await seeWords(['Choose a reason first.'])
  await user.click(dialog.getByRole('combobox', { name: 'Why was this brand lost?' }))
  await user.click(await page.findByRole('option', { name: 'Too expensive' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as lost' }))
  await user.click(await page.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => laneOf('Lost').getByText('Too expensive'))
  expect(location.search).toBe('?as=board')
})

it('moves several brands to another stage at once, and leaves out those of others', async () => {
  const w = await world()
  const { user } = await openScreen(w, '/app/admin/brand-browser', w.anna)
  for (const name of ['Select Luna', 'Select Orso']) await user.click(await page.findByRole('checkbox', { name }))
  await user.click(page.getByRole('button', { name: 'Change stage' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Change stage of 2 brands' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Stage' }), 'Sales: Approved')
  await seeWords(['1 left out: looked after by Amir.'])
  await user.click(dialog.getByRole('button', { name: 'Change stage: 1 brand' }))
  await seeWords(['1 selected, starts in a few seconds'])
  expect((await w.anna.call('getBulkRun', { table: 'brands' })).run?.title).toBe('Move to Sales: Approved')
})

it('goes through the brands of a list by J and K, in the part of the page that is open, and back', async () => {
  const w = await world()
  const { user } = await openScreen(w, '/app/admin/brand-browser?sort=-name', w.anna)
  await user.click(await page.findByRole('link', { name: 'Orso' }))
  await page.findByRole('heading', { name: 'Orso', level: 1 })
  const inList = within(await page.findByRole('navigation', { name: 'In the list' }))
  expect(inList.getByText('1 of 2')).toBeTruthy()
  expect(inList.queryByRole('link', { name: 'Previous' })).toBeNull()
  await user.click(await page.findByRole('radio', { name: 'Briefs' }))
  page.getByRole('radio', { name: 'Briefs' }).blur()
  await user.keyboard('j')
  await page.findByRole('heading', { name: 'Luna', level: 1 })
  expect(location.search).toBe(`?brand=${w.luna}&tab=briefs`)
  await user.keyboard('k')
  await page.findByRole('heading', { name: 'Orso', level: 1 })
  await user.click(await page.findByRole('link', { name: 'Brands' }))
  await seeWords(['Luna', 'Orso'])
  expect(location.search).toBe('?sort=-name')
})

/** The list as its file, with every column that a venue is made of. */
async function downloaded(w: World, format: 'CSV' | 'NDJSON'): Promise<string> {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:brands')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const columns = 'name,city,address,postcode,phone,website,category,plan,next,visited'
  const { user } = await openScreen(w, `/app/admin/brand-browser?columns=${columns}`, w.anna)
  await page.findByText('Bath House')
  await user.click(await page.findByRole('button', { name: 'Download' }))
  await user.click(await page.findByRole('menuitem', { name: new RegExp(`^On this page: 3 brands, ${format}$`) }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  return ((saved.mock.lastCall ?? [])[0] as Blob).text()
}

async function withBathHouse(): Promise<World> {
  const w = await world()
  await addBathHouse(w)
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Call about photos, then menus', dueOn: '2026-05-01' })
  return w
}

it('downloads data: a column for each thing, nothing as null, and keys for programs', async () => {
  const lines = (await downloaded(await withBathHouse(), 'NDJSON')).trimEnd().split('\n')
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(rows.find(({ name }) => name === 'Bath House')).toEqual({
    name: 'Bath House',
    area: null,
    city: 'Boston',
    country: 'United States',
    address: '1 Beacon Street',
    postcode: '02108',
    phone: '+1 617 555 0100',
    website: 'https://bath.example/',
    category: 'Restaurant',
    plan: null,
    nextStep: null,
    nextStepDueOn: null,
    visited: null,
    uid: expect.stringMatching(/^brand_/),
  })
  expect(rows.find(({ name }) => name === 'Luna')).toMatchObject({
    city: 'London',
    country: 'United Kingdom',
    nextStep: 'Call about photos, then menus',
    nextStepDueOn: '2026-05-01',
  })
})

it.each(['CSV', 'NDJSON'] as const)('downloads a list that can be imported again unchanged, as %s', async (format) => {
  const w = await withBathHouse()
  const before = await listedVenues(w.database, false)
  const file = await downloaded(w, format)
  expect(await listedVenues(await importVenues(file, format.toLowerCase()), false)).toEqual(before)
})
