import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { sharedReportToken } from '../../../../world/value-stories.ts'
import { SharedReportScreen } from './SharedReportScreen.tsx'

describeScreen(SharedReportScreen, {
  title: 'Luna: March 2026',
  path: (_w, token) => `/report?token=${token}`,
  as: (w) => w.anonymous,
  given: sharedReportToken,
  filled: [
    'What creators’ visits brought in. There were no visits in February 2026',
    'A quiet month, well used.',
    'Results',
    '12K (1 of 2 deliverables has insights)',
    'Alice Moreau’s Reel on Instagram: 12K views',
    'What we’d do next',
    'Download PDF',
  ],
  does: {
    'leaves costs out': async ({ page }) => {
      await seeWords(['Results'])
      expect(page.queryByText(/^Cost/)).toBeNull()
    },
  },
})
