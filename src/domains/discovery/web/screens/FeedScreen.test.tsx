import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { liveBrief, stayAvailability } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { notForMeReasons } from '../../taste.ts'
import { FeedScreen } from './FeedScreen.tsx'

describeScreen(FeedScreen, {
  title: 'Feed',
  path: (w) => `/app/influencer/browse?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: liveBrief,
  empty: ['Nothing here right now'],
  filled: ['Dinner for two at the counter', 'Luna', 'Everything open to you'],
  refused: { as: (w) => w.olivia },
  does: {
    'blocks a venue from its brief': async ({ page, press, user }, w) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      await press('More')
      await press('Block Luna', 'menuitem')
      await page.findByText(/They won’t be notified/)
      await user.click(must((await page.findAllByRole('button', { name: 'Block Luna' })).at(-1)))
      await waitFor(async () => {
        const { rows } = await w.alice.call('listBlockedBrands', { influencerUid: w.aliceInfluencer })
        expect(rows).toHaveLength(1)
      })
    },
    'names a time with a request': async ({ page, press, user }, w) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      const times = await page.findByRole('group', { name: 'Next free times' })
      const [next] = await within(times).findAllByRole('button', { pressed: false })
      await user.click(must(next))
      await page.findByText(/^\w{3} \d+ \w{3}, \d\d:\d\d$/, { selector: 'small' })
      expect(must(document.querySelector('article')).textContent).toMatch(/\d\d:\d\d/)
      await page.findByText('No guests')
      await press('Request collab')
      await page.findByText(/^Request sent for \w{3} \d+ \w{3}, \d\d:\d\d at Luna\. We’ll book it if it’s still free/)
      await waitFor(async () => {
        const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
        expect(rows[0]?.preferred?.times).toMatchObject([{ free: true }])
      })
      await waitFor(() => expect(page.queryByRole('button', { name: 'Request collab' })).toBeNull())
      await page.findAllByText('Requested')
      expect(must(document.querySelector('article')).textContent).not.toMatch(/\d\d:\d\d/)
      await user.click(must(document.querySelector('article a')))
      await page.findByRole('region', { name: 'Preferred times' })
      await page.findByRole('link', { name: 'View collab' })
    },
    'asks one question before a request': async ({ page, press, user, fill }, w, { uid }) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      await press('Ask a question')
      await press('Send question')
      await page.findByText('Write your question.')
      await fill('Your question to Luna', 'Is there a vegan menu?')
      await press('Send question')
      const asked = await page.findByRole('region', { name: 'Your question' })
      await within(asked).findByText('We’ll let you know when Luna answers.')
      expect(page.queryByRole('button', { name: 'Ask a question' })).toBeNull()
      const { question } = await w.bella.call('getBriefQuestion', { briefUid: uid, influencerUid: w.aliceInfluencer })
      await w.bella.call('answerBriefQuestion', { uid: must(question).uid, text: 'Yes, a whole page of it.' })
      await within(asked).findByText('Yes, a whole page of it.')
      await press('Request collab')
      await page.findByText(/^Request sent/)
    },
    'says in the bar why a brief can’t be requested': async ({ page, user }, w, { uid, version }) => {
      await page.findByText('Everything open to you')
      await w.bella.call('pauseBrief', { uid, version })
      await user.click(must(document.querySelector('article a')))
      await page.findByText('The venue has paused this brief. It may come back.')
      expect(page.queryByRole('button', { name: 'Request collab' })).toBeNull()
    },
    'leads on to similar briefs from one that can’t be requested': async ({ page, user }, w, { uid, version }) => {
      await page.findByText('Everything open to you')
      await liveBrief(w, { title: 'Supper by the window' })
      await w.bella.call('pauseBrief', { uid, version })
      await user.click(must(document.querySelector(`article a[href*="${uid}"]`)))
      await page.findByText('The venue has paused this brief. It may come back.')
      await page.findByText('Similar and open now')
      await page.findByRole('button', { name: 'See similar briefs' })
    },
    'suggests different terms with a request': async ({ page, press, user, fill }, w) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      await user.click(await page.findByLabelText('Suggest different terms'))
      await fill('Payment by the brand (optional)', '50')
      await press('Remove deliverable 1')
      await press('Request collab')
      await waitFor(async () => {
        const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
        expect(rows[0]?.suggestion?.rows.map(({ label, becomes }) => [label, becomes])).toEqual([
          ['Content', '1 Instagram post (photo)'],
          ['Payment', '£50, paid by you to the creator'],
        ])
      })
    },
    'keeps the heart of a brief that was hidden by mistake': async ({ page, press }, w) => {
      await page.findByText('Everything open to you')
      await press(/^Save Dinner for two/)
      await page.findAllByRole('button', { name: /from saved$/ })
      await press(/: not for me$/)
      await press(notForMeReasons['not-my-kind'], 'menuitem')
      await press('Undo')
      await page.findAllByRole('button', { name: /from saved$/ })
      await waitFor(async () => {
        const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, savedOnly: true })
        expect(rows).toHaveLength(1)
      })
    },
    'saves a brief for later': async ({ page, press }, w) => {
      await page.findByText('Everything open to you')
      await press(/^Save Dinner for two/)
      await page.findAllByRole('button', { name: /from saved$/ })
      await waitFor(async () => {
        const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, savedOnly: true })
        expect(rows).toHaveLength(1)
      })
    },
  },
})

describeScreen(FeedScreen, {
  title: 'Feed',
  path: (w) => `/app/influencer/browse?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: (w) => liveBrief(w, { availability: stayAvailability }),
  filled: ['Dinner for two at the counter'],
  does: {
    'requests the nights that are marked, and waits for half of a stay': async ({ page, press, user }, w) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      await press('Thursday 12 March, check in')
      await page.findByText('Finish choosing your nights')
      expect(page.getByRole<HTMLButtonElement>('button', { name: 'Request collab' }).disabled).toBe(true)
      await press('Saturday 14 March, check out')
      await press('Add another stay')
      await press('Thursday 19 March, check in')
      await press('Saturday 21 March, check out')
      await page.findByText('2 nights, 12–14 Mar + 1 more')
      await press('Request collab')
      await waitFor(async () => {
        const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
        expect(rows[0]?.preferred?.times.map(({ stay }) => stay)).toEqual([
          { checkInOn: '2026-03-12', checkOutOn: '2026-03-14' },
          { checkInOn: '2026-03-19', checkOutOn: '2026-03-21' },
        ])
      })
    },
  },
})

it('looks for visits on several days', async () => {
  const w = await world()
  await liveBrief(w)
  const { page, press, user } = await openScreen(w, `/app/influencer/browse?uid=${w.aliceInfluencer}`, w.alice)
  await press(/Any day$/)
  await press('This weekend')
  await page.findByText('Nothing here right now')
  await press('Choose days')
  await press(/^Monday 9 March/)
  await press(/^Thursday 12 March/)
  await page.findByText(/^9.?–.?12 Mar.*Choose another day to start again\.$/)
  await press('Show results')
  await page.findByText('Matching your filters')
  await page.findByText('Dinner for two at the counter')
  await page.findByText(/Tue 10 Mar/)
  await page.findByRole('button', { name: /^Day of the visit: 9–\u206012\u00a0Mar/ })
  // A request begins at these days.
  await user.click(must(document.querySelector('article a')))
  const times = await page.findByRole('group', { name: 'Next free times' })
  expect((await within(times).findAllByRole('button', { pressed: false }))[0]?.textContent).toMatch(/^Tue 10 Mar/)
  expect(page.getByRole('button', { name: /^Tuesday 10 March, / }).getAttribute('aria-pressed')).toBe('true')
})

it('saves what it is filtered by under a name', async () => {
  const w = await world()
  const { page, press, fill } = await openScreen(
    w,
    `/app/influencer/browse?uid=${w.aliceInfluencer}&category=Cafe`,
    w.alice,
  )
  await press('Save this filter')
  await fill('Name', 'Coffee')
  await press('Save filter')
  await page.findByText('Filter saved.')
  await page.findByRole('button', { name: 'Coffee', pressed: true })
  const { filters } = await w.alice.call('listFeedFilters', {})
  expect(filters).toMatchObject([{ name: 'Coffee', filter: { category: 'Cafe' } }])
})
