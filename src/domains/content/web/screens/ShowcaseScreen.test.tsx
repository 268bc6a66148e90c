import { screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import {
  adReadyCollab,
  completedCollab,
  deliverablesOf,
  deliveredCollab,
  onePost,
  reviewedCollab,
} from '../../../../world/content-stories.ts'
import { connectedAccount, reportedViews } from '../../../../world/platform-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

describeScreen(ShowcaseScreen, {
  title: 'Content',
  path: (w) => `/app/brand/collab-showcase?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => reviewedCollab(w, onePost),
  filled: ['Alice Moreau', 'Post · Instagram', 'Organic use'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes a link for a reviewer': async ({ press, fill }, w) => {
      await press('Share for review')
      await fill('Who is it for?', 'The owner')
      await press('Create link')
      await seeWords(['Copy it now: we only show it once.', /review\?token=/])
      const { links } = await w.bella.call('listReviewerLinks', { brandUid: w.luna })
      expect(links).toMatchObject([{ name: 'The owner' }])
    },
    'puts what is selected into a new collection, which is listed above': async ({ user, press, fill }, w) => {
      await user.click(await page.findByLabelText('Select Post · Instagram by Alice Moreau'))
      await seeWords(['1 selected'])
      await press('Add to collection')
      await press('New collection', 'menuitem')
      await fill('Name', 'Winter menu')
      await press('Create collection')
      await seeWords(['Added to “Winter menu”.', '1 deliverable'])
      const { rows } = await w.bella.call('listCollections', { brandUid: w.luna })
      expect(rows).toMatchObject([{ name: 'Winter menu', deliverableUids: [expect.any(String)] }])
    },
    'downloads what is selected as one archive': async ({ user, press }) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
      await user.click(await page.findByLabelText('Select Post · Instagram by Alice Moreau'))
      await press('Download')
      await seeWords([/Downloading 1 file, [\d,]+ MB\./])
      expect(assign).toHaveBeenCalledWith(expect.stringContaining('/content/archive.zip?'))
      assign.mockRestore()
    },
    'shares what is selected under a title': async ({ user, press, fill }, w) => {
      await user.click(await page.findByLabelText('Select Post · Instagram by Alice Moreau'))
      await press('Share')
      await fill('Page title (optional)', 'For our agency')
      await press('Create link')
      await seeWords(['/content?token='])
      expect((await w.bella.call('listContentLinks', { brandUid: w.luna })).links).toMatchObject([
        { name: 'For our agency', withOriginals: false },
      ])
    },
    'finds by a word of the caption': async ({ press, fill, page: shown }) => {
      await seeWords(['Post · Instagram'])
      await fill('Search', 'no such word')
      await seeWords(['No content matches'])
      await press('Clear filters')
      await seeWords(['Post · Instagram'])
      expect(shown.getByLabelText('Search')).toHaveProperty('value', '')
    },
  },
})

it('shows an example where there is none yet', async () => {
  const w = await world()
  await givePlan(w, 'starter')
  await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await seeWords(['No content yet', 'Example', 'Reel · Instagram'])
})

it('filters by chips that stand in the address, in pictures as in the table', async () => {
  const w = await world()
  await reviewedCollab(w, onePost)
  const { user } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}&published=no`, w.bella)
  await seeWords(['Status is Approved', 'Post · Instagram'])
  expect(new URLSearchParams(location.search).get('where')).toBe('state.is.approved')
  await page.findByLabelText('Select Post · Instagram by Alice Moreau')
  await page.findByLabelText('Sort by')
  await user.click(page.getByText('Table'))
  await seeWords(['Status is Approved', 'Rights until', 'Organic use'])
  await page.findByRole('button', { name: 'Columns' })
})

it('keeps its filters in the address', async () => {
  const w = await world()
  await reviewedCollab(w, onePost)
  await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}&rating=5&orientation=portrait`, w.bella)
  await seeWords(['No content matches'])
})

it('says that numbers were withdrawn once their platform was disconnected', async () => {
  const w = await world()
  await connectedAccount(w)
  const collabUid = await completedCollab(w, onePost)
  const [{ uid: deliverableUid } = { uid: '' }] = await deliverablesOf(w.bella, collabUid)
  await reportedViews(w, deliverableUid, 900)
  const about = { influencerUid: w.aliceInfluencer, platform: 'instagram' } as const
  const before = await openScreen(w, `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`, w.alice)
  await before.press('Disconnect Instagram')
  await seeWords(['These results come from Instagram and will show as withdrawn:', 'Luna, Instagram post: 900 views'])
  await w.alice.call('disconnectAccount', { ...about, keepFollowers: false, keepResults: false })
  const { press } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await press(/Post · Instagram/)
  await seeWords(['Withdrawn: the creator disconnected Instagram'])
})

it('leads from rights that have ended to the proposal of longer ones, which says until when they would last', async () => {
  const w = await world()
  await completedCollab(w, onePost)
  setClock(new Date('2026-10-01T12:00:00Z'))
  const { press, fill } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await press(/Post · Instagram/)
  await seeWords(['Rights expired', 'so you can’t download this. Ask the creator to extend them.'])
  expect(page.getByRole('button', { name: 'Download original' })).toHaveProperty('disabled', true)
  await press('Extend usage rights', 'link')
  await seeWords(['Ask to extend usage rights', /Ended on \d+ September 2026/])
  expect(wordsOnScreen()).not.toContain('Keep posts up (months)')
  await fill('Months', '12')
  await seeWords([/Until \d+ March 2027/])
})

it('asks for the code by which a post may run as an ad, and shows it where the content is', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const { press } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await press(/Reel · Instagram|Post · Instagram/)
  await press('Ask for a partnership ad code')
  await seeWords([/You asked for a partnership ad code on/])
  const [post] = await deliverablesOf(w.alice, collabUid)
  const { uid, version } = must(post)
  await w.alice.call('saveAdCode', { uid, version, code: 'adcode-81Zx', days: 30 })
  await seeWords(['adcode-81Zx', 'Copy code'])
})

it('offers no account manager of other brands to collect or share it', async () => {
  const w = await world()
  await completedCollab(w, onePost)
  const { press } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.amir)
  await press(/Post · Instagram/)
  await seeWords(['Copy credit line'])
  for (const action of ['Add to collection', 'Share for review']) expect(wordsOnScreen()).not.toContain(action)
  expect(page.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(page.queryByRole('checkbox')).toBeNull()
})

it('approves what is in review and collects what is finished, several at once, in the table', async () => {
  const w = await world()
  const [reel] = await deliverablesOf(w.bella, await deliveredCollab(w))
  const { uid, version } = must(reel)
  await w.bella.call('approveDeliverable', { uid, version })
  const path = `/app/brand/collab-showcase?uid=${w.luna}&view=table`
  const { press, user, fill } = await openScreen(w, path, w.bella)
  await seeWords(['1 deliverable', 'Reel · Instagram', 'Organic use'])
  expect(wordsOnScreen()).not.toContain('Post · Instagram')
  await press(/Show content in review/)
  await seeWords(['2 deliverables', 'In review'])
  for (const what of ['Reel', 'Post'])
    await user.click(await page.findByRole('checkbox', { name: `Select ${what} · Instagram by Alice Moreau` }))
  await seeWords(['2 deliverables selected', '1 deliverable in review not included'])
  await press('Add to collection')
  await press('New collection', 'menuitem')
  await fill('Name', 'Winter menu')
  await press('Create collection')
  await seeWords(['Added to “Winter menu”.'])
  const { rows } = await w.bella.call('listCollections', { brandUid: w.luna })
  expect(rows).toMatchObject([{ name: 'Winter menu', deliverableUids: [uid] }])
  await press('Approve')
  await press('Approve: 1 deliverable')
  await seeWords(['Approve content'])
  const { run } = await w.bella.call('getBulkRun', { table: 'showcase', brandUid: w.luna })
  expect(run).toMatchObject({ title: 'Approve content', total: 1 })
})

it('opens a deliverable over the table, and leads from one in review to its review', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const path = `/app/brand/collab-showcase?uid=${w.luna}&view=table&where=state.is.in-review`
  const { press } = await openScreen(w, path, w.bella)
  await press(/Post · Instagram/, 'link')
  const review = await page.findByRole('link', { name: 'Review content' })
  expect(review.getAttribute('href')).toContain(collabUid)
})

it('opens what the list shows without waiting, and says what it can’t find', async () => {
  const w = await world()
  const collabUid = await reviewedCollab(w, onePost)
  const opened = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await seeWords(['Post · Instagram'])
  opened.setWeather('held')
  await opened.press(/Post · Instagram/)
  await page.findByRole('dialog', { name: 'Post · Instagram by Alice Moreau' })
  opened.setWeather('fine')
  const unknown = must((await deliverablesOf(w.bella, collabUid))[0]).uid.replace(/.{4}$/, 'zzzz')
  await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}&deliverable=${unknown}`, w.bella)
  await seeWords(['We couldn’t find this content'])
})
