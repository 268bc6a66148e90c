import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { BriefScreen } from './BriefScreen.tsx'

describeScreen(BriefScreen, {
  title: 'Dinner for two at the counter',
  window: 'Brief',
  path: (w, brief) => `/app/brand/brief?uid=${w.luna}&brief=${brief?.uid}`,
  as: (w) => w.bella,
  given: draftBrief,
  filled: ['Luna', 'Draft', 'All changes saved'],
  refused: { as: (w) => w.oscar },
  does: {
    'hands it to the team': async ({ press }, w, { uid }) => {
      await press(/^Send for review/)
      await press('Dismiss')
      await seeWords(['Our team is reviewing this brief.'])
      expect((await w.bella.call('getBrief', { uid })).status).toBe('submitted')
    },
  },
})
