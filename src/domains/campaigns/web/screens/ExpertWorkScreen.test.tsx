import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { ExpertWorkScreen } from './ExpertWorkScreen.tsx'

describeScreen(ExpertWorkScreen, {
  title: 'Expert questions',
  path: '/app/admin/expert-questions',
  as: (w) => w.anna,
  given: askedQuestion,
  empty: ['No questions to answer.', 'No tasks are due.'],
  filled: ['Luna', 'Who suits Tuesdays?', '4 h left', 'Shortlist creators who suit the briefs.'],
  refused: { as: (w) => w.bella },
  does: {
    'answers a question': async ({ page, press, user }, w, { uid }) => {
      await user.click(await page.findByRole('link', { name: 'Luna' }))
      await user.type(await page.findByLabelText('Your answer'), 'Olivia does.')
      await press('Send')
      await waitFor(async () =>
        expect(await w.bella.call('getExpertQuestion', { uid })).toMatchObject({ dueAt: null, messages: [{}, {}] }),
      )
    },
    'ticks a task': async ({ page, user }, w, { campaignUid }) => {
      await user.click(await page.findByRole('button', { name: 'Mark as done: Shortlist for Quiet Tuesdays' }))
      await waitFor(async () =>
        expect((await w.bella.call('getCampaign', { uid: campaignUid })).tasks[0]?.doneBy).toBe('Anna'),
      )
    },
  },
})
