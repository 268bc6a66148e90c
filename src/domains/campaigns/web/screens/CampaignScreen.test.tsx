import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { runningCampaign } from '../../../../world/campaign-stories.ts'
import { CampaignScreen } from './CampaignScreen.tsx'

describeScreen(CampaignScreen, {
  title: 'Quiet Tuesdays',
  path: (w, given) => `/app/campaign?uid=${w.luna}&campaign=${given?.uid}`,
  as: (w) => w.bella,
  given: runningCampaign,
  filled: [
    'Behind target: what to do next',
    '5 visits behind. Invite creators, or offer more times.',
    'Find creators',
    'Views 12K of 10K',
    'Your expert’s tasks',
    'Shortlist creators who suit the briefs.',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'changes a target': async ({ page, press, user }, w, { uid }) => {
      await press('Edit')
      await user.clear(await page.findByLabelText('Target: visits'))
      await user.type(page.getByLabelText('Target: visits'), '1')
      await press('Save campaign')
      await waitFor(async () => {
        const { standings } = await w.bella.call('getCampaign', { uid })
        expect(standings[0]).toMatchObject({ target: 1, pace: 'reached' })
      })
    },
    'takes a brief out and puts it back': async ({ page, press, user }, w, { uid }) => {
      await user.click(await page.findByRole('button', { name: /^Remove .* from the campaign$/ }))
      await waitFor(async () => expect((await w.bella.call('getCampaign', { uid })).briefRows).toEqual([]))
      await page.findByText('No briefs yet.')
      await seeWords(['Visits 0 of 10', 'Results appear after the first visit.'])
      await press('Add briefs')
      await user.click(await page.findByRole('checkbox'))
      await press('Add 1 brief')
      await waitFor(async () => expect((await w.bella.call('getCampaign', { uid })).briefRows).toHaveLength(1))
    },
    'deletes the campaign': async ({ page, press, user }, w) => {
      await press('Edit')
      await press('Delete campaign')
      const question = await page.findByText(/^Delete “Quiet Tuesdays”\?/)
      const answers = within(question.closest<HTMLElement>('[role="dialog"]') ?? document.body)
      await user.click(answers.getByRole('button', { name: 'Delete campaign' }))
      await waitFor(async () => {
        const { rows } = await w.bella.call('listCampaigns', { brandUid: w.luna })
        expect(rows).toEqual([])
      })
    },
  },
})

describeScreen(CampaignScreen, {
  title: 'Quiet Tuesdays',
  path: (w, given) => `/app/campaign?uid=${w.luna}&campaign=${given?.uid}`,
  as: (w) => w.anna,
  given: runningCampaign,
  filled: ['Add task', 'Mark as done'],
  does: {
    'adds a task and ticks it': async ({ page, press, user }, w, { uid }) => {
      await press('Add task')
      await user.type(await page.findByLabelText('Note'), 'Call the three from Soho.')
      await user.click(page.getAllByRole('button', { name: 'Add task' }).at(-1) ?? document.body)
      await page.findByText('Call the three from Soho.')
      await user.click(page.getAllByRole('button', { name: /^Mark as done: / })[0] ?? document.body)
      await waitFor(async () => {
        const { tasks } = await w.bella.call('getCampaign', { uid })
        expect(tasks).toHaveLength(5)
        expect(tasks.filter(({ doneBy }) => doneBy === 'Anna')).toHaveLength(1)
      })
    },
  },
})
