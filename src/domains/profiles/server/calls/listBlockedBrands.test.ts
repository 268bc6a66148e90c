import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.listBlockedBrands, (w) => ({ influencerUid: w.aliceInfluencer }))

it('names the brands that they blocked', async () => {
  const w = await world()
  const mine = { influencerUid: w.aliceInfluencer }
  await w.alice.call('blockBrand', { ...mine, brandUid: w.luna })
  expect((await w.alice.call('listBlockedBrands', mine)).rows).toEqual([{ uid: w.luna, name: 'Luna' }])
})
