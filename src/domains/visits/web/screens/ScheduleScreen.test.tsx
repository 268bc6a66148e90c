import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { approvedCollab, scheduleToken } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { ScheduleScreen } from './ScheduleScreen.tsx'

async function mailed(w: World): Promise<{ uid: string; token: string }> {
  const { uid } = await approvedCollab(w)
  return { uid, token: await scheduleToken(w) }
}

describeScreen(ScheduleScreen, {
  title: 'Pick a time at Luna',
  path: (_w, given) => `/app/influencer/schedule?token=${given?.token}`,
  as: (w) => w.anonymous,
  given: mailed,
  filled: ['Times are in London', 'Day', 'Time'],
  does: {
    'books a time': async ({ page, press }, w, { uid }) => {
      const [time] = await page.findAllByRole('radio')
      time?.click()
      await press(/^Book /)
      await page.findByText('You’re booked at Luna')
      await seeWords(['Where', '1 guest', 'Add to calendar'])
      expect((await w.alice.call('getCollab', { uid })).stage).toBe(4)
    },
  },
})
