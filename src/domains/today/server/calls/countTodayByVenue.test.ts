import { expect, it } from 'vitest'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

describeCall(
  todayCalls.countTodayByVenue,
  () => ({}),
  () => ({}),
)

it('counts what waits at each of the caller’s venues, without what they snoozed', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  await deliveredCollab(w)
  await requestedCollab(w)
  const venues = async (person: typeof w.bella) => (await person.call('countTodayByVenue', {})).venues
  expect(await venues(w.bella)).toEqual([{ uid: w.luna, requests: 1, reviews: 1, others: 0 }])
  expect(await venues(w.ben)).toEqual(await venues(w.bella))
  expect(await venues(w.oscar)).toEqual([])
  for (const { key } of (await w.bella.call('listToday', { brandUids: [w.luna] })).rows)
    await w.bella.call('snoozeToday', { key, until: plus(now(), dayMs).toISOString() })
  expect(await venues(w.bella)).toEqual([])
  expect(await venues(w.ben)).toHaveLength(1)
})
