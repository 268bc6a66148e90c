import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { ReportScreen } from './ReportScreen.tsx'

describeScreen(ReportScreen, {
  title: 'Monthly report',
  path: (w) => `/app/report?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async (w) => {
    await trackedCollab(w)
    setClock(new Date('2026-04-02T09:00:00Z'))
  },
  empty: ['Advanced reporting is included in Professional and above.', 'Example data', 'See plans'],
  filled: [
    'Your March 2026 with',
    'What it cost and brought',
    'Alice Moreau’s Reel on Instagram: 12K views',
    'Say what collabs cost you.',
    'Ask for insights: 1 of 2 deliverables has none.',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'opens another month': async ({ page, user }) => {
      await user.selectOptions(await page.findByLabelText('Month'), 'February 2026')
      await waitFor(() => expect(location.search).toContain('month=2026-02'))
      await seeWords(['There were no visits.'])
    },
  },
})
