import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'

describeCall(
  staffCalls.getMyDay,
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

it('counts what waits for one: an account manager’s brands, an admin’s all', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.oliviaInfluencer, { approval: 'applied' })
  const collab = await scheduledCollab(w)
  await w.bella.call('requestStaffHelp', { collabUid: collab.uid, reason: 'Please help.' })
  const waits = async (staff: typeof w.anna) =>
    (await staff.call('getMyDay', {})).waiting.map(({ queue, count }) => [queue, count])
  expect(await waits(w.anna)).toEqual([
    ['applications', 1],
    ['help-requested', 1],
  ])
  expect(await waits(w.amir)).toEqual([['applications', 1]])
  expect(await waits(w.ada)).toEqual(await waits(w.anna))
})
