import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { noteReach } from '../../../../kit/web/network.ts'
import { briefNearLuna, liveBrief, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { MapScreen } from './MapScreen.tsx'

// Nothing has a size in this window, and what has none shows no places; it cannot draw either, so the list stands alone.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

describeScreen(MapScreen, {
  title: '1 venue here',
  window: 'Map',
  path: (w) => `/app/influencer/explore?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: liveBrief,
  filled: ['Dinner for two at the counter', 'Luna', 'Your browser can’t show the map'],
  refused: { as: (w) => w.olivia },
  does: {
    'says offline that venues not seen yet need a connection': async ({ page }) => {
      const reach = (isReached: boolean) =>
        act(() => {
          noteReach('call', isReached)
          noteReach('stream', isReached)
        })
      await page.findByText(/^Your browser can’t show the map/)
      reach(false)
      expect(page.getByText('The map needs a connection for venues you haven’t seen yet.')).toBeTruthy()
      reach(true)
      expect(page.queryByText(/^The map needs a connection/)).toBeNull()
    },
    'says how far a brief is on foot from the next visit': async ({ page }, w) => {
      await briefNearLuna(w, 'Late supper')
      await scheduledCollab(w)
      const walk = await page.findByText(/min walk/)
      expect(walk.textContent.trim()).toBe('15 min walk from Luna on Tue 10 Mar at 15:00')
      expect(walk.closest('li')?.textContent).toContain('Late supper')
    },
    'saves a brief for later': async ({ page, press }, w) => {
      await press(/^Save Dinner for two/)
      await page.findAllByRole('button', { name: /from saved$/ })
      const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, savedOnly: true })
      expect(rows).toHaveLength(1)
    },
  },
})

it('counts venues and briefs, and says with each its time on the days that are chosen', async () => {
  const w = await world()
  await liveBrief(w)
  await liveBrief(w, { title: 'Late supper' })
  const { page, press } = await openScreen(w, `/app/influencer/explore?uid=${w.aliceInfluencer}`, w.alice)
  await page.findByRole('heading', { name: '2 briefs at 1 venue here' })
  await page.findAllByText(/Tue 3 Mar/)
  await press(/Any day$/)
  await press('Choose days')
  await press(/^Tuesday 10 March/)
  await page.findByRole('heading', { name: /^2 briefs at 1 venue available on Tue 10 Mar/ })
  await waitFor(() =>
    expect(document.querySelector('[data-part="list"]')?.textContent).toMatch(/Tue 10 Mar.*Tue 10 Mar/),
  )
  expect(document.querySelector('[data-part="list"]')?.textContent).not.toContain('Tue 3 Mar')
  await press('This weekend')
  await page.findByRole('heading', { name: /^No venues available 7.?–.?8\sMar/ })
})
