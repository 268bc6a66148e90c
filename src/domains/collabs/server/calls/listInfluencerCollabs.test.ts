import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.listInfluencerCollabs, (w) => ({ influencerUid: w.aliceInfluencer }))

it('sorts them into the four tabs', async () => {
  const w = await world()
  const booked = await scheduledCollab(w)
  const asked = await requestedCollab(w)
  const gone = await requestedCollab(w)
  await w.alice.call('withdrawCollab', { uid: gone.uid, version: gone.version })
  const shown = async (show: 'active' | 'to-confirm' | 'applied' | 'past') =>
    (await w.alice.call('listInfluencerCollabs', { influencerUid: w.aliceInfluencer, show })).rows.map((row) => row.uid)
  expect([await shown('active'), await shown('to-confirm'), await shown('applied'), await shown('past')]).toEqual([
    [booked.uid],
    [booked.uid],
    [asked.uid],
    [gone.uid],
  ])
})
