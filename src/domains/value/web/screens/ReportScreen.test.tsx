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
  empty: [
    'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
    'Example data',
    'See plans',
  ],
  filled: [
    'Your March 2026 with',
    'Costs and results',
    'Alice Moreau’s Reel on Instagram: 12K views',
    'Set what collabs cost you.',
    'Ask for insights: 1 of 2 deliverables has none.',
    'Add your own text',
    'Share this report',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'opens another month': async ({ page, user }) => {
      await user.selectOptions(await page.findByLabelText('Month'), 'February 2026')
      await waitFor(() => expect(location.search).toContain('month=2026-02'))
      await seeWords(['There were no visits.'])
    },
    'takes an introduction and what they would do next': async ({ page, press, user }, w) => {
      await press('Add your own text')
      await user.type(await page.findByLabelText('Introduction (optional)'), 'A quiet month, well used.')
      await user.type(page.getByLabelText('What we’d do next (optional)'), 'Open Wednesdays.')
      await press('Save text')
      await seeWords(['A quiet month, well used.', 'What we’d do next', 'Open Wednesdays.', 'Edit your text'])
      const { words } = await w.bella.call('getMonthlyReport', { brandUid: w.luna, month: '2026-03' })
      expect(words).toMatchObject({ intro: 'A quiet month, well used.', plans: 'Open Wednesdays.' })
    },
    'shares it by a link that can be revoked': async ({ press }) => {
      await press('Create link')
      await seeWords(['/report?token=', 'A link that works until', 'without costs'])
      await press('Turn off link')
      await seeWords(['Link turned off.'])
    },
  },
})
