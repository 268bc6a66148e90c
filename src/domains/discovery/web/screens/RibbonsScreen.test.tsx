import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { RibbonsScreen } from './RibbonsScreen.tsx'

describeScreen(RibbonsScreen, {
  title: 'Feed Customizer',
  path: '/app/admin/ribbon-configuration',
  as: (w) => w.ada,
  given: liveBrief,
  filled: ['The built-in ribbons are live.', 'Tonight', 'Add ribbon', 'Preview'],
  refused: { as: (w) => w.bella },
  does: {
    'adds a row to the draft': async ({ press, fill }, w) => {
      await press('Add ribbon')
      await fill(/^Title/, 'Brunch of the week')
      await press(/^(Save|Keep|Add)/)
      await seeWords(['Brunch of the week', 'The draft below isn’t published yet.'])
      const { isDraftChanged } = await w.ada.call('getRibbons', {})
      expect(isDraftChanged).toBe(true)
    },
  },
})
