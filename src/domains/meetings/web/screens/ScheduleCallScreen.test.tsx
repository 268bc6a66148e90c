import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import type { World } from '../../../../world/world.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { ScheduleCallScreen } from './ScheduleCallScreen.tsx'

async function booked(w: World) {
  await openHours(w.anna)
  return (await bookedMeeting(w)).token
}

describeScreen(ScheduleCallScreen, {
  title: 'Your call',
  path: (_w, token) => `/schedule-call?token=${token}`,
  as: (w) => w.anonymous,
  given: booked,
  filled: ['Anna', '30 minutes', 'Gina’s Kitchen', 'Choose another time'],
  does: {
    'cancels the call': async ({ press }, w, token) => {
      await press('Cancel call')
      await seeWords(['Cancel this call?'])
      await press('Cancel call')
      await seeWords(['This call was cancelled'])
      expect(await w.anonymous.call('getMeeting', { token })).toMatchObject({ state: 'cancelled' })
    },
  },
})
