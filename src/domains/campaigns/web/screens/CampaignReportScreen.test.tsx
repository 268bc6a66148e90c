import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { runningCampaign } from '../../../../world/campaign-stories.ts'
import { CampaignReportScreen } from './CampaignReportScreen.tsx'

describeScreen(CampaignReportScreen, {
  title: 'Report: Quiet Tuesdays',
  path: (w, given) => `/app/campaign-report?uid=${w.luna}&campaign=${given?.uid}`,
  as: (w) => w.bella,
  given: runningCampaign,
  filled: [
    '1 visit so far. You’ve reached your target for views. You’re behind on visits.',
    'Running: 10 days left',
    'Best deliverable',
    '12K views',
    'By brief',
    'This report covers visits during the campaign',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'goes back to the campaign': async ({ page, user }) => {
      await user.click(await page.findByRole('link', { name: 'Back to the campaign' }))
      await waitFor(() => expect(location.pathname).toBe('/app/campaign'))
    },
  },
})
