import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'

describeCall(collabCalls.listCollabs, () => ({}))

it('shows staff the collabs of all brands, and finds what is late', async () => {
  const w = await world()
  const booked = await scheduledCollab(w)
  const asked = await requestedCollab(w)
  const found = async (preset: 'all' | 'unanswered' | 'unconfirmed') =>
    (await w.anna.call('listCollabs', { preset })).rows.map((row) => row.uid)
  expect((await found('all')).sort()).toEqual([asked.uid, booked.uid].sort())
  expect((await w.amir.call('listCollabs', {})).rows).toHaveLength(2)
  expect(await found('unanswered')).toEqual([])
  setClock(plus(storySlot, -20 * hourMs))
  expect(await found('unanswered')).toEqual([asked.uid])
  expect(await found('unconfirmed')).toEqual([booked.uid])
})
