import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seeWords } from '../../testing/describe-screen.ts'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { deliveredCollab } from '../../../world/content-stories.ts'
import { groupVenue } from '../../../world/group-stories.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'

const search = 'Find anything'

async function opened(w: World, path: string, as: Person) {
  const screen = await openScreen(w, path, as)
  await screen.press('Find')
  await screen.page.findByRole('searchbox', { name: search })
  return screen
}

it('keeps what is typed while it opens, away from the shortcuts of the page', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const { page, user } = await openScreen(w, '/app/today', w.bella)
  await seeWords(['Approve'])
  await user.keyboard('{Control>}k{/Control}anna')
  const field = await page.findByRole('searchbox', { name: search })
  await waitFor(() => expect(field).toHaveProperty('value', 'anna'))
  expect((await w.bella.call('getCollab', { uid })).outcome).toBe('open')
})

it('finds a creator for a brand although the name is misspelt, and opens their page', async () => {
  const w = await world()
  await requestedCollab(w)
  const { fill, user } = await opened(w, '/app/brand/briefs', w.bella)
  await fill(search, 'Alice Morau')
  await seeWords(['Creators', 'Alice Moreau', '@alice.eats', 'Collabs', 'Dinner for two at the counter · Request'])
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/app/creator?handle=alice.eats')
})

it('creates a brief from anywhere, and invites whom a brand names', async () => {
  const w = await world()
  await requestedCollab(w)
  const { fill, press, page, user } = await opened(w, '/app/brand/dashboard', w.bella)
  await fill(search, 'brief')
  await seeWords(['Actions', 'New brief'])
  expect((await page.findAllByRole('option'))[0]?.textContent).not.toContain('New brief')
  await fill(search, 'new br')
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/app/brand/brief')
  const { rows } = await w.bella.call('listBrandBriefs', { brandUid: w.luna, status: 'draft' })
  expect(rows.map(({ card }) => card.uid)).toEqual([new URLSearchParams(location.search).get('brief')])
  await press('Find')
  await page.findByRole('searchbox', { name: search })
  await fill(search, 'invite alice mor')
  await seeWords(['Invite Alice Moreau'])
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/app/creator?handle=alice.eats')
})

it('finds pages and help without asking the server, and what was opened last', async () => {
  const w = await world()
  const { fill, press, page, user } = await opened(w, '/app/brand/briefs', w.bella)
  await fill(search, 'find cr')
  await seeWords(['Find creators'])
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/app/brand/creators')
  await press('Find')
  await page.findByRole('searchbox', { name: search })
  await seeWords(['Recently opened', 'Find creators'])
})

it('opens a brief over the feed for a creator', async () => {
  const w = await world()
  const { brief } = await requestedCollab(w)
  const { fill, user } = await opened(w, '/app/influencer/dashboard', w.olivia)
  await fill(search, 'luna')
  await seeWords(['Dinner for two at the counter'])
  await user.keyboard('{Enter}')
  await expect.poll(() => new URLSearchParams(location.search).get('brief')).toBe(brief.uid)
})

it('finds content and conversations, those by what was written, for each side their own', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  await w.alice.call('sendMessage', { collabUid, key: 'a', text: 'Was the zabaione on the house?' })
  const { fill, page, press, user } = await opened(w, '/app/brand/briefs', w.bella)
  await fill(search, 'moreau')
  await seeWords(['Content', 'Reel · Instagram · In review', 'DMs'])
  await fill(search, 'zabaione')
  await user.click(await page.findByRole('option', { name: /Alice Moreau.*Was the zabaione/ }))
  await expect
    .poll(() => location.pathname + location.search)
    .toContain(`/app/dms?uid=${w.luna}&box=all&collab=${collabUid}`)
  await press('Find')
  await fill(search, 'moreau')
  await user.click(await page.findByRole('option', { name: /Reel · Instagram/ }))
  await expect.poll(() => new URLSearchParams(location.search).get('deliverable')).toMatch(/^deliv/)
})

it('leads our team to the pages that no menu has', async () => {
  const w = await world()
  const { fill, page } = await opened(w, '/app/admin/brand-browser', w.ada)
  for (const [typed, title] of [
    ['merge', 'Merge profiles'],
    ['deletions', 'Deletion queue'],
    ['audit', 'Audit log'],
  ] as const) {
    await fill(search, typed)
    await expect.poll(() => page.getAllByRole('option')[0]?.textContent).toContain(title)
  }
})

it('says when there are no results', async () => {
  const w = await world()
  const { fill } = await opened(w, '/app/admin/brand-browser', w.ada)
  await fill(search, 'xqzwv')
  await seeWords(['No results for “xqzwv”. Check the spelling, or try a shorter word.'])
})

it('shows the pages before anything is typed', async () => {
  const w = await world()
  await opened(w, '/app/brand/briefs', w.bella)
  await seeWords(['Pages', 'Briefs', 'Your account: password, security, sessions'])
})

it('finds help by what it says, and offers support where nothing is found', async () => {
  const w = await world()
  const { fill, page } = await opened(w, '/app/brand/briefs', w.bella)
  await fill(search, 'refund')
  await seeWords(['What a collab costs, and when you pay'])
  await fill(search, 'xqzwv')
  await page.findByRole('button', { name: 'Contact support' })
})

it('leads a creator to the feed of a city', async () => {
  const w = await world()
  const { fill, user } = await opened(w, '/app/influencer/dashboard', w.olivia)
  await fill(search, 'dubai')
  await seeWords(['Dubai', 'Open briefs'])
  await user.keyboard('{Enter}')
  await expect.poll(() => new URLSearchParams(location.search).get('city')).toBe('dubai')
})

it('finds another venue of theirs, with what was said there, and opens it as that venue', async () => {
  const w = await world()
  const other = await groupVenue(w, { name: 'Tamarind' })
  const { uid: collab } = await requestedCollab(w)
  const { fill, page, press, user, called } = await opened(w, `/app/brand/dashboard?uid=${other}`, w.bella)
  await fill(search, 'alice')
  const found = await page.findByRole('option', { name: /Request · Luna/ })
  await user.click(found)
  await expect.poll(() => location.search).toBe(`?uid=${w.luna}&collab=${collab}`)
  await press('Find')
  await page.findByRole('searchbox', { name: search })
  await fill(search, 'tamarnd')
  await user.click(await page.findByRole('option', { name: /^Tamarind/ }))
  await expect.poll(() => location.pathname + location.search).toBe(`/app/brand/dashboard?uid=${other}`)
  await expect.poll(() => called).toContain('updateSessionUserProfile')
})

it('creates a brief for the brand that our team names', async () => {
  const w = await world()
  const { fill, user } = await opened(w, '/app/admin/brand-browser', w.ada)
  await fill(search, 'new brief for luna')
  await seeWords(['New brief for Luna'])
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/app/brand/brief')
  expect((await w.bella.call('listBrandBriefs', { brandUid: w.luna })).rows).toHaveLength(1)
})

it('invites whom our team names to a brief of any of their brands, with one choice', async () => {
  const w = await world()
  const { brief } = await requestedCollab(w)
  const { fill, press, page, user } = await opened(w, '/app/admin/brand-browser', w.anna)
  await fill(search, 'invite olivia')
  await page.findByRole('option', { name: /^Invite Olivia .* …/ })
  await user.keyboard('{Enter}')
  const choice = await page.findByRole('combobox', { name: 'Brief' })
  await press('Send invitation')
  await seeWords(['Choose a brief first.'])
  await user.type(choice, 'no such brief')
  await seeWords(['No results. Try part of the name.'])
  await user.clear(choice)
  await user.type(choice, 'luna')
  await user.click(await page.findByRole('option', { name: `${brief.title} (Luna)` }))
  await press('Send invitation')
  await seeWords(['Invitation sent to Olivia'])
  const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna })
  expect(rows.map(({ influencer }) => influencer.uid)).toContain(w.oliviaInfluencer)
})

it.each([
  ['note alice', 'New note'],
  ['task alice', 'Task'],
])('begins what our team names on a record, ready to type: %s', async (typed, field) => {
  const w = await world()
  const { fill, page, user } = await opened(w, '/app/admin/brand-browser', w.ada)
  await fill(search, typed)
  await page.findByRole('option', { name: /^Add a (?:note|task)/ })
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(await page.findByRole('textbox', { name: field }))
})

it('asks our team whose brief it is to be', async () => {
  const w = await world()
  const { fill, page, user } = await opened(w, '/app/admin/brand-browser', w.ada)
  await fill(search, 'new brief')
  await page.findByRole('option', { name: /^New brief for …/ })
  await user.keyboard('{Enter}')
  const field = page.getByRole<HTMLInputElement>('searchbox', { name: search })
  expect(field.value).toBe('New brief for ')
  await user.type(field, 'luna')
  await page.findByRole('option', { name: 'New brief for Luna' })
})

it('offers an account manager nothing to write for a brand that isn’t theirs', async () => {
  const w = await world()
  const { fill, page } = await opened(w, '/app/admin/brand-browser', w.amir)
  await fill(search, 'luna')
  await page.findByRole('option', { name: /^Luna/ })
  expect(page.queryByRole('option', { name: /New brief for Luna/ })).toBeNull()
  await fill(search, 'new brief for luna')
  await page.findByRole('option', { name: /^Luna/ })
  expect(page.queryByRole('option', { name: /New brief for Luna/ })).toBeNull()
})

it.each([
  ['add note alice', 'Add a note to Alice Moreau'],
  ['task luna', 'Add a task for Luna'],
  ['berlin', 'Brands in Berlin'],
  ['sign out', 'Sign out'],
  ['dark', 'Use dark colours'],
  ['notification settings', 'Notification settings'],
])('does for our team what they type: %s', async (typed, title) => {
  const w = await world()
  const { fill, page } = await opened(w, '/app/admin/brand-browser', w.ada)
  await fill(search, typed)
  await page.findAllByRole('option', { name: new RegExp(`^${title}`) })
})

it.each(['availability', 'opening hours', 'closed days', 'notification settings'])(
  'leads a brand to its settings by what they are called: %s',
  async (typed) => {
    const w = await world()
    const { fill, user } = await opened(w, '/app/brand/briefs', w.bella)
    await fill(search, typed)
    await seeWords(['Pages'])
    await user.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/app/brand/preferences')
  },
)

it('leads a brand to what it can import', async () => {
  const w = await world()
  const { fill } = await opened(w, '/app/brand/briefs', w.bella)
  await fill(search, 'import')
  await seeWords(['Value: costs', 'Import creators to a shortlist', 'Import venues from a spreadsheet'])
})

it('shows an owner what they can do with their venues', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Tamarind' })
  const { fill } = await opened(w, '/app/brand/briefs', w.bella)
  await seeWords(['Invite a colleague', 'Add a venue', 'Copy a brief to other venues', 'All venues', 'Sign out'])
  await fill(search, 'sign')
  await seeWords(['Sign out'])
})

it('opens the brands of a city for our team, and says where templates are', async () => {
  const w = await world()
  const { fill, user } = await opened(w, '/app/today', w.ada)
  await fill(search, 'templates')
  await seeWords(['Pages', 'DMs'])
  await fill(search, 'brands london')
  await seeWords(['Cities', 'Brands in London'])
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/app/admin/brand-browser?where=city.is.london')
})

it('opens the product as a brand that our team names sees it', async () => {
  const w = await world()
  const { fill, user, leftTo, page } = await opened(w, '/app/today', w.anna)
  await fill(search, 'view as luna')
  await page.findByRole('option', { name: /^View as Luna/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(leftTo()).toMatch(/^\/app\/brand\//))
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('brand.viewed-as')
})

it('says which of the typed words nothing was found for', async () => {
  const w = await world()
  await requestedCollab(w)
  const { fill } = await opened(w, '/app/brand/briefs', w.bella)
  await fill(search, 'Alice Moreau qqxzv')
  await seeWords(['Alice Moreau', 'Nothing for “qqxzv”.'])
  await fill(search, 'Alice Morau')
  await waitFor(() => expect(wordsOnScreen()).not.toContain('Nothing for'))
  await seeWords(['Alice Moreau'])
})
