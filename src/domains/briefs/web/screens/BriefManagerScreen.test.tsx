import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { BriefManagerScreen } from './BriefManagerScreen.tsx'

describeScreen(BriefManagerScreen, {
  title: 'Collab Brief Manager',
  path: '/app/admin/collab-brief-manager',
  as: (w) => w.anna,
  given: submittedBrief,
  empty: ['Nothing waits'],
  filled: ['To approve', 'Dinner for two at the counter', 'Luna'],
  refused: { as: (w) => w.bella },
  does: {
    'approves a brief': async ({ press }, w, { uid }) => {
      await press(/^Approve/)
      await seeWords(['Nothing waits'])
      expect((await w.anna.call('getBrief', { uid })).status).toBe('live')
    },
    'lists every brief': async ({ press }) => {
      await press('All briefs', 'tab')
      await seeWords(['With our team', 'Dinner for two at the counter'])
      expect(location.search).toBe('?tab=all')
    },
  },
})
