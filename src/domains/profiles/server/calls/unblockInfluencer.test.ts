import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

async function blocked(w: World) {
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  return { brandUid: w.luna, influencerUid: w.aliceInfluencer }
}

describeCall(profileCalls.unblockInfluencer, blocked)

it('lets them in again, once', async () => {
  const w = await world()
  const input = await blocked(w)
  await w.bella.call('unblockInfluencer', input)
  expect((await w.bella.call('listBlockedInfluencers', { brandUid: w.luna })).rows).toEqual([])
  expect((await refusal(w.bella.call('unblockInfluencer', input))).code).toBe('not-found')
})
