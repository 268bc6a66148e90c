import { describeScreen } from '../../testing/describe-screen.ts'
import { SupportScreen } from './SupportScreen.tsx'

describeScreen(SupportScreen, {
  title: 'Support',
  path: '/support',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['How to reach Plusone', 'Messaging app', 'answered under 1 hour', 'When is content due?'],
  does: {},
})
