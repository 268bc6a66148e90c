import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import type { World } from '../../../../world/world.ts'
import { bookedCall, openHours } from '../../../../world/meeting-stories.ts'
import { CallsScreen } from './CallsScreen.tsx'

async function booked(w: World) {
  await openHours(w.anna)
  await bookedCall(w)
}

describeScreen(CallsScreen, {
  title: 'Calls',
  path: '/app/admin/calls',
  as: (w) => w.anna,
  given: booked,
  empty: ['No calls ahead'],
  filled: ['Gina’s Kitchen', 'Your page'],
  refused: { as: (w) => w.bella },
  does: {},
})
