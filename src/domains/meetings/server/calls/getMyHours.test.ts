import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

describeCall(
  meetingCalls.getMyHours,
  () => ({}),
  () => ({}),
)

it('begins empty, and counts the calls on one’s days off', async () => {
  const w = await world()
  expect(await w.anna.call('getMyHours', {})).toMatchObject({ version: 0, windows: [], slug: 'anna', inTheWay: 0 })
  await openHours(w.anna)
  await bookedMeeting(w)
  await openHours(w.anna, { version: 1, away: [{ from: '2026-03-03', until: '2026-03-04', substituteUid: null }] })
  expect(await w.anna.call('getMyHours', {})).toMatchObject({ version: 2, inTheWay: 1 })
})
