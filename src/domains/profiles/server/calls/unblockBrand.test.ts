import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const pair = (w: World) => ({ influencerUid: w.aliceInfluencer, brandUid: w.luna })

describeCall(profileCalls.unblockBrand, async (w) => {
  await w.alice.call('blockBrand', pair(w))
  return pair(w)
})

it('knows no block that is none', async () => {
  const w = await world()
  expect((await refusal(w.alice.call('unblockBrand', pair(w)))).code).toBe('not-found')
})
