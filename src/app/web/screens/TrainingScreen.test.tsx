import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { TrainingScreen } from './TrainingScreen.tsx'

describeScreen(TrainingScreen, {
  title: 'Training',
  path: '/app/admin/training',
  as: (w) => w.anna,
  given: async () => undefined,
  filled: ['How the Plusone team works', 'Approve briefs', 'Keep collabs moving', 'Look after your brands'],
  does: {
    'leads to the page of a chapter': async ({ press }) => {
      await press('Approve briefs', 'link')
      await seeWords(['Review briefs before creators see them.'])
      expect(location.pathname).toBe('/app/admin/collab-brief-manager')
    },
  },
})
