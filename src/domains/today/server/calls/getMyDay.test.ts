import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

describeCall(
  todayCalls.getMyDay,
  () => ({}),
  () => ({}),
)

it('has the calls of whoever hosts them and the visits at their brands, on that day alone', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await scheduledCollab(w)
  expect(await w.anna.call('getMyDay', {})).toMatchObject({ day: '2026-03-02', calls: [], visits: [] })
  setClock(new Date('2026-03-03T00:30:00Z'))
  expect((await w.anna.call('getMyDay', {})).calls).toMatchObject([
    { title: 'Call with Gina', startsAt: '2026-03-03T10:00:00.000Z', timezone: 'Europe/London' },
  ])
  expect((await w.ada.call('getMyDay', {})).calls).toEqual([])
  setClock(new Date('2026-03-10T08:00:00Z'))
  expect((await w.anna.call('getMyDay', {})).visits).toMatchObject([
    { title: 'Alice Moreau at Luna', detail: 'with 1 guest, not confirmed' },
  ])
  expect((await w.amir.call('getMyDay', {})).visits).toEqual([])
  expect((await w.ada.call('getMyDay', {})).visits).toHaveLength(1)
})
