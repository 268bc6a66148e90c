import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { appliedCreator, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

describeCall(
  todayCalls.countToday,
  (w) => ({ brandUid: w.luna }),
  () => ({}),
)

it('counts the items due: an account manager’s brands, all brands for an admin, and nothing they have snoozed', async () => {
  const w = await world()
  await appliedCreator(w)
  const collab = await scheduledCollab(w)
  await w.bella.call('requestStaffHelp', { collabUid: collab.uid, reason: 'Please help.' })
  const counts = async (staff: typeof w.anna) => (await staff.call('countToday', {})).kinds
  const both = [
    { kind: 'application', count: 1 },
    { kind: 'help', count: 1 },
  ]
  expect(await counts(w.anna)).toEqual(both)
  expect(await counts(w.ada)).toEqual(both)
  expect(await counts(w.amir)).toEqual(both.slice(0, 1))
  for (const { key } of (await w.anna.call('listToday', {})).rows)
    await w.anna.call('snoozeToday', { key, until: '2026-03-10T09:00:00Z' })
  expect(await counts(w.anna)).toEqual([])
  expect(await counts(w.ada)).toEqual(both)
  expect((await w.ada.call('countToday', { search: 'olivia' })).kinds).toEqual(both.slice(0, 1))
  expect((await w.ada.call('countToday', { mine: true })).kinds).toEqual([])
})
