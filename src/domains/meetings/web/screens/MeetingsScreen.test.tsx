import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import type { World } from '../../../../world/world.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { MeetingsScreen } from './MeetingsScreen.tsx'

async function booked(w: World) {
  await openHours(w.anna)
  await bookedMeeting(w)
}

describeScreen(MeetingsScreen, {
  title: 'Calls',
  path: '/app/admin/calls',
  as: (w) => w.anna,
  given: booked,
  empty: ['No calls ahead'],
  filled: ['Gina’s Kitchen', 'Your page'],
  refused: { as: (w) => w.bella },
  does: {},
})
