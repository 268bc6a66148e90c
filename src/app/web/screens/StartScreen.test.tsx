import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { StartScreen } from './StartScreen.tsx'

describeScreen(StartScreen, {
  title: 'Dashboard',
  path: '/app',
  as: (w) => w.bella,
  given: async () => undefined,
  asksNothing: true,
  filled: ['Luna', 'To do'],
  refused: { as: (w) => w.anonymous, says: 'Welcome back' },
  does: {
    'lands on the dashboard of the brand': async () => {
      await seeWords(['To do'])
      expect(location.pathname).toBe('/app/brand/dashboard')
    },
  },
})
