import { screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { draftBrief, liveBrief, requestedCollab } from '../../../world/stories.ts'
import { givePlan } from '../../../world/team-stories.ts'
import { countedCollab } from '../../../world/value-stories.ts'
import { world } from '../../../world/world.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { BriefsScreen } from './BriefsScreen.tsx'

describeScreen(BriefsScreen, {
  title: 'Briefs',
  path: (w) => `/app/brand/briefs?uid=${w.luna}`,
  as: (w) => w.bella,
  given: liveBrief,
  empty: ['Create your first brief'],
  filled: ['Dinner for two at the counter', 'Live', '0 of 5', 'Open requests', 'Visits', 'Published', 'Views'],
  refused: { as: (w) => w.oscar },
  does: {
    'begins a brief and opens it': async ({ press }, w) => {
      await press('New brief')
      await seeWords(['New brief', 'To finish'])
      expect(location.pathname).toBe('/app/brand/brief')
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: w.luna, status: 'draft' })
      expect(rows).toHaveLength(1)
    },
    'leads from a live brief to the creators who suit it': async ({ page: open }, w) => {
      const link = await open.findByRole('link', { name: 'Find creators' })
      const { rows } = await w.bella.call('listBrandBriefs', { brandUid: w.luna })
      expect(link.getAttribute('href')).toBe(`/app/brand/creators?uid=${w.luna}&brief=${rows[0]?.card.uid}`)
    },
    'shows only those of a status': async ({ user, page: open }) => {
      await seeWords(['Dinner for two at the counter'])
      await user.click(open.getByText('Drafts'))
      await seeWords(['No briefs have this status.'])
    },
  },
})

/** What a link of these words leads to. */
const searchOf = async (name: string | RegExp) => {
  const link = await page.findByRole('link', { name })
  return new URL(must(link.getAttribute('href')), location.origin).searchParams
}

it('leads from each number to what it is made of', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const { user } = await openScreen(w, `/app/brand/briefs?uid=${w.luna}`, w.bella)
  await seeWords(['12K', '1 of 2 deliverables has insights'])
  const { rows } = await w.bella.call('listBriefNumbers', { brandUid: w.luna })
  const { briefUid, money } = must(rows[0], 'brief')
  const views = await searchOf('12K')
  expect([views.get('by'), views.get('within')]).toEqual(['deliverable', `brief:${briefUid}`])
  const cost = await searchOf(`£${must(money?.costMinor) / 100}`)
  expect([cost.get('by'), cost.get('within')]).toEqual(['collab', `brief:${briefUid}`])
  const published = await searchOf('2')
  expect([published.get('brief'), published.get('published')]).toEqual([briefUid, 'yes'])
  const [, visits] = page.getAllByRole('link', { name: '1' })
  await user.click(must(visits, 'visits'))
  const story = await page.findByRole('link', { name: 'Alice Moreau @alice.eats' })
  expect(story.getAttribute('href')).toContain(`collab=${collabUid}`)
  expect(new URLSearchParams(location.search).get('rows')).toBe(`visits:${briefUid}`)
})

it('says that views aren’t known, and which plan has the costs', async () => {
  const w = await world()
  await countedCollab(w)
  await givePlan(w, 'starter')
  await openScreen(w, `/app/brand/briefs?uid=${w.luna}`, w.bella)
  await seeWords(['12K', 'Costs per brief aren’t shown. ROI reporting isn’t in your plan.', 'See plans'])
  expect(wordsOnScreen()).not.toContain('Per 1,000 views')
  expect((await searchOf('12K')).get('published')).toBe('yes')
})

it('puts briefs in the order of a number, the unknown ones last', async () => {
  const w = await world()
  await requestedCollab(w)
  for (const title of ['Breakfast', 'Lunch', 'Supper']) await draftBrief(w, { title })
  await openScreen(w, `/app/brand/briefs?uid=${w.luna}&sort=-open`, w.bella)
  const first = () => page.getAllByRole('row')[1]?.textContent
  await expect.poll(first).toContain('Dinner for two at the counter')
  ;(await page.findByRole('button', { name: 'Open requests' })).click()
  await expect.poll(first).not.toContain('Dinner for two at the counter')
})

it('filters briefs by chips, and pauses several at once', async () => {
  const w = await world()
  const { uid } = await liveBrief(w)
  for (const title of ['Breakfast', 'Lunch', 'Supper']) await draftBrief(w, { title })
  const path = `/app/brand/briefs?uid=${w.luna}&where=status.is.live,draft;spots.max.3`
  const { press, user } = await openScreen(w, path, w.bella)
  await seeWords(['4 briefs', 'Status is any of Live, Draft', 'Spots taken is at most 3', 'All briefs'])
  for (const title of ['Dinner for two at the counter', 'Lunch'])
    await user.click(await page.findByRole('checkbox', { name: `Select ${title}` }))
  await press('Pause')
  await seeWords(['1 left out: not live. Lunch'])
  await press('Pause: 1 brief')
  await seeWords(['Pause briefs'])
  const { run } = await w.bella.call('getBulkRun', { table: 'briefs', brandUid: w.luna })
  expect(run).toMatchObject({ title: 'Pause briefs', total: 1 })
  expect((await w.bella.call('getBrief', { uid })).status).toBe('live')
})

it('offers account managers of other brands nothing to do with them', async () => {
  const w = await world()
  await liveBrief(w)
  await openScreen(w, `/app/brand/briefs?uid=${w.luna}`, w.amir)
  await seeWords(['Dinner for two at the counter'])
  expect(page.queryByRole('checkbox')).toBeNull()
})
