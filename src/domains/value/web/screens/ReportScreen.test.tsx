import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { askedRecipient, trackedCollab } from '../../../../world/value-stories.ts'
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
    'Monthly email',
    'Everyone on your team',
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
    'adds somebody outside the team, who is asked first, and takes them off again': async (
      { page, user, press, fill },
      w,
    ) => {
      await press('Add recipient')
      await user.click(await page.findByText('Someone else'))
      await fill('Email address', 'agency@example.test')
      await press('Add recipient')
      await seeWords(['We’ve asked them by email.', 'agency@example.test', 'Waiting for a reply'])
      await press('Remove agency@example.test')
      await seeWords(['Recipient removed.'])
      expect((await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients).toEqual([])
    },
    'switches the monthly email off': async ({ page, user }, w) => {
      await user.click(await page.findByRole('switch', { name: /^Email the report/ }))
      await seeWords(['Saved.'])
      expect(await w.bella.call('getReportMailing', { brandUid: w.luna })).toMatchObject({ isOn: false })
    },
    'shares it by a link that can be revoked': async ({ press }) => {
      await press('Create link')
      await seeWords(['/report?token=', 'A link that works until', 'without costs'])
      await press('Turn off link')
      await seeWords(['Link turned off.'])
      expect(wordsOnScreen()).not.toContain('/report?token=')
    },
  },
})

describeScreen(ReportScreen, {
  title: 'Monthly report',
  path: (w) => `/app/report?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async (w) => {
    await askedRecipient(w)
    await givePlan(w, 'starter')
  },
  filled: [
    'Example data',
    'Amara Weber’s Reel on Instagram',
    'Our suggestions',
    'You can still remove recipients.',
    'agency@example.test',
  ],
  does: {
    'removes who was chosen before the plan ended': async ({ press }, w) => {
      await press('Remove agency@example.test')
      await seeWords(['Recipient removed.'])
      expect((await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients).toEqual([])
    },
  },
})
