import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { startedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'

describeCall(identityCalls.getIdCheck, (w) => ({ influencerUid: w.aliceInfluencer }))

it('says where a creator stands', async () => {
  const w = await world()
  const asked = { influencerUid: w.aliceInfluencer }
  expect(await w.alice.call('getIdCheck', asked)).toEqual({ checkedAt: null, way: 'staff', last: null })
  await startedIdCheck(w)
  expect((await w.alice.call('getIdCheck', asked)).last).toMatchObject({ state: 'started', brought: [] })
})
