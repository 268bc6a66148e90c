import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { BriefManagerScreen } from './BriefManagerScreen.tsx'

describeScreen(BriefManagerScreen, {
  title: 'Collab Brief Manager',
  path: '/app/admin/collab-brief-manager',
  as: (w) => w.anna,
  given: submittedBrief,
  empty: ['No briefs to review'],
  filled: ['To approve', 'Dinner for two at the counter', 'Luna'],
  refused: { as: (w) => w.bella },
  does: {
    'approves a brief': async ({ press }, w, { uid }) => {
      await press(/^Approve/)
      await seeWords(['No briefs to review', '“Dinner for two at the counter” is live.'])
      await press('Dismiss')
      await waitFor(async () => expect((await w.anna.call('getBrief', { uid })).status).toBe('live'))
    },
    'approves nothing that was undone': async ({ press }, w, { uid }) => {
      await press(/^Approve/)
      await press('Undo')
      await seeWords(['To approve', 'Luna'])
      expect((await w.anna.call('getBrief', { uid })).status).toBe('submitted')
    },
    'lists every brief': async ({ press }) => {
      await press('All briefs', 'tab')
      await seeWords(['In review', 'Dinner for two at the counter'])
      expect(location.search).toBe('?tab=all')
    },
  },
})
