import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { approvedCollab, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { type Input, world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.listInfluencerCollabs, async (w) => {
  await requestedCollab(w)
  return { influencerUid: w.aliceInfluencer }
})

it('has the four tabs of the dashboard', async () => {
  const w = await world()
  const applied = await requestedCollab(w)
  const scheduled = await scheduledCollab(w)
  const past = await approvedCollab(w)
  await w.alice.call('withdrawCollab', { uid: past.uid, version: past.version })
  const tab = async (show: Input<'listInfluencerCollabs'>['show']) =>
    (await w.alice.call('listInfluencerCollabs', { influencerUid: w.aliceInfluencer, show })).rows.map((row) => row.uid)
  expect(await tab('applied')).toEqual([applied.uid])
  expect(await tab('active')).toEqual([scheduled.uid])
  expect(await tab('to-confirm')).toEqual([])
  setClock(plus(storySlot, -20 * hourMs))
  expect(await tab('to-confirm')).toEqual([scheduled.uid])
  expect(await tab('past')).toEqual([past.uid])
  await w.alice.call('confirmVisit', { uid: scheduled.uid, version: scheduled.version })
  expect(await tab('to-confirm')).toEqual([])
})
