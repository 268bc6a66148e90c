import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { FollowerJumpsScreen } from './FollowerJumpsScreen.tsx'

describeScreen(FollowerJumpsScreen, {
  title: 'Follower jumps',
  path: '/app/admin/follower-jumps',
  as: (w) => w.ada,
  given: async (w) => {
    await connectedAccount(w, 'instagram', { story: 'jumps' })
    setClock(plus(now(), dayMs))
    await w.alice.call('readAccountNow', { influencerUid: w.aliceInfluencer, platform: 'instagram' })
  },
  filled: ['Alice Moreau: Instagram @alice.eats', 'in a day', 'What explains it?', 'See @alice.eats on Instagram'],
  empty: ['No unusual growth'],
  refused: { as: (w) => w.bella },
  does: {
    'clears a jump with what explains it': async ({ press, user, page }, w) => {
      await user.click(await page.findByLabelText('A post went viral'))
      await press('Mark as reviewed')
      await seeWords(['No unusual growth'])
      expect((await w.ada.call('listFollowerJumps', {})).rows).toEqual([])
    },
  },
})
