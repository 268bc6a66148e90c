import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { InfluencerScreen } from './InfluencerScreen.tsx'

describeScreen(InfluencerScreen, {
  title: 'Alice Moreau',
  window: '@alice.eats',
  path: (w) => `/app/admin/influencer?influencer=${w.aliceInfluencer}`,
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['@alice.eats', '20K followers', '8K average views', 'Internal details', 'fine dining, brunch'],
  refused: { as: (w) => w.olivia },
  does: {
    'suspends with a reason': async ({ press, fill }, w) => {
      await press('Suspend')
      await fill(/^Reason/, 'Bought followers')
      await press('Suspend')
      await seeWords(['suspended', 'Bought followers'])
      expect((await w.ada.call('getInfluencerProfile', { uid: w.aliceInfluencer })).approval).toBe('suspended')
    },
  },
})
