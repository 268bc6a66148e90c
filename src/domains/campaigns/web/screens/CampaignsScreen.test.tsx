import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { runningCampaign } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { CampaignsScreen } from './CampaignsScreen.tsx'

describeScreen(CampaignsScreen, {
  title: 'Campaigns',
  path: (w) => `/app/campaigns?uid=${w.luna}`,
  as: (w) => w.bella,
  given: runningCampaign,
  empty: [
    'Campaign expert support isn’t in your plan. Upgrade to Premium to use it. Below is an example.',
    'Example data',
    'See plans',
  ],
  filled: [
    'Quiet Tuesdays',
    'Running',
    '1 of 10',
    '6 expected by today. At this pace: 2 by the last day.',
    '5 visits behind. Invite creators, or offer more times.',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'starts a campaign from a goal': async ({ page, press, user }, w) => {
      await press('New campaign')
      await user.click(await page.findByRole('button', { name: /^Season/ }))
      await user.clear(await page.findByLabelText('Name'))
      await user.type(page.getByLabelText('Name'), 'Summer terrace')
      await press('Start campaign')
      await waitFor(async () => {
        const { rows } = await w.bella.call('listCampaigns', { brandUid: w.luna })
        expect(rows.map(({ name }) => name)).toContain('Summer terrace')
      })
      await seeWords(['Campaign started. Now add its briefs.'])
    },
  },
})

it('names the plan that has campaigns once', async () => {
  const w = await world()
  const { page } = await openScreen(w, `/app/campaigns?uid=${w.luna}`, w.bella)
  await seeWords(['Below is an example.'])
  expect(page.getAllByText(/Premium/)).toHaveLength(1)
})
