import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliverablesOf, onePost } from '../../../../world/content-stories.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { subscribe } from '../../../../world/payments.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'

const uncounted = { reach: null, likes: null, comments: null, shares: null, clicks: null }

/** Luna is on the plan with everything, and what Alice's post did is known. */
async function counted(w: World): Promise<void> {
  await subscribe(w, w.bella, 'professional')
  const [post] = await deliverablesOf(w.alice, await completedCollab(w, onePost))
  const { uid } = must(post, 'post')
  await w.alice.call('addInsights', { uid, kind: 'day-7', ...uncounted, views: 1_200, saves: 40 })
  setClock(plus(now(), hourMs))
}

describeScreen(AnalyticsScreen, {
  title: 'Analytics',
  path: (w) => `/app/analytics?uid=${w.luna}`,
  as: (w) => w.bella,
  given: counted,
  empty: [
    'Analytics isn’t in your plan. Upgrade to Starter or above to use it.',
    'Example data',
    'Biggest drop-off: after “Requested or invited”.',
    '8 of 31 went no further: 6 declined, 2 closed without a reply.',
    'See plans',
  ],
  filled: [
    'Views over time',
    'Was it worth it?',
    'From brief to post',
    'Best content',
    'Typed in by Alice, ',
    'No collab had a tracked link before its posts went out, so clicks aren’t known.',
    'Content performance',
    '1 of 1 published deliverable has insights',
    'By creator',
    'Alice Moreau',
    'By creator’s city',
    'London',
    'Instagram',
    'Photo posts',
    'No insights for the previous period.',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'looks at another period': async ({ page, user }) => {
      await seeWords(['previous 90 days'])
      await user.click(page.getByLabelText('30 days'))
      await seeWords(['previous 30 days'])
      expect(location.search).toContain('days=30')
    },
    'looks at views by week and by month': async ({ page, user, press }) => {
      await user.click(await page.findByLabelText('Week'))
      await press('Show as table')
      await page.findByRole('rowheader', { name: /^Week of \d{1,2} \w+ \d{4}$/ })
      await user.click(await page.findByLabelText('Month'))
      await page.findByRole('rowheader', { name: /^[A-Z][a-z]{2,} \d{4}$/ })
      expect(location.search).toContain('step=month')
    },
    'looks at a period of its own': async ({ page, user }) => {
      await user.click(await page.findByLabelText('Custom'))
      await seeWords(['compared with the previous period of the same length', 'All deliverables'])
      expect(await page.findByLabelText('From')).toBeTruthy()
      expect(location.search).toContain('days=own')
    },
    'leads from a number to its rows': async ({ page, press, user }) => {
      await press(/^See what’s behind Instagram: /)
      await seeWords(['Alice Moreau', 'Visited', '1.2K views'])
      expect(location.search).toContain('rows=')
      await user.keyboard('{Escape}')
      await page.findByText('Best content')
    },
    'leads from a city to its rows': async ({ press }) => {
      await press(/^See what’s behind London: /)
      await seeWords(['Creators from London', 'Alice Moreau', '1.2K views'])
    },
    'shows on Starter an example of what Professional adds': async ({ page, user }, w) => {
      await givePlan(w, 'starter')
      await user.click(await page.findByLabelText('30 days'))
      await seeWords(['Example data', 'Amara Weber @amara.weber', 'See plans'])
      expect(page.queryByRole('button', { name: /^See what’s behind Amara/ })).toBeNull()
    },
    'leads to the other pages of results': async ({ press }) => {
      await press('Was it worth it?', 'link')
      await seeWords(['Value', 'All visits'])
    },
    'says which plan has a period of its own': async ({ page, user }, w) => {
      await givePlan(w, 'starter')
      await user.click(await page.findByLabelText('Custom'))
      await seeWords([
        'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
        'See plans',
      ])
    },
  },
})

it('adds up all venues or some of them, and keeps that in the address', async () => {
  const w = await world()
  await counted(w)
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const { page } = await openScreen(w, `/app/analytics?uid=${nord}`, w.bella)
  await seeWords(['0 of 0 published deliverables'])
  page.getByLabelText('All venues').click()
  await seeWords(['1 of 1 published deliverable has insights'])
  expect(new URLSearchParams(location.search).get('venues')?.split(',').toSorted()).toEqual([nord, w.luna].toSorted())
})
