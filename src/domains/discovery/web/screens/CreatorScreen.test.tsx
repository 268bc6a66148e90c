import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { CreatorScreen } from './CreatorScreen.tsx'

describeScreen(CreatorScreen, {
  title: 'Alice Moreau',
  path: (_w, given) => `/app/creator?handle=alice.eats${given ? `&brief=${given.brief.uid}` : ''}`,
  as: (w) => w.bella,
  given: requestedCollab,
  empty: ['Alice Moreau', 'No content to show yet', 'No visits with Plusone yet.'],
  filled: [
    '@alice.eats',
    'Request for “Dinner for two at the counter”',
    'I would love to come.',
    'Instagram',
    'Alice Moreau and you',
  ],
  refused: { as: (w) => w.olivia },
  does: {
    'approves the request beside the content': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Dismiss')
      await seeWords([/Dinner for two at the counter Approved/])
      expect((await w.bella.call('getCollab', { uid })).stage).toBe(3)
    },
  },
})
