import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

async function withAlice(w: World) {
  return w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
}

describeCall(listCalls.removeFromShortlist, async (w) => ({
  uid: (await withAlice(w)).uid,
  influencerUid: w.aliceInfluencer,
}))

it('removes a creator once', async () => {
  const w = await world()
  const { uid } = await withAlice(w)
  const remove = () => w.ben.call('removeFromShortlist', { uid, influencerUid: w.aliceInfluencer })
  expect(await remove()).toEqual({ done: true })
  expect(await remove()).toEqual({ done: false })
  expect((await w.bella.call('getShortlist', { uid })).rows).toEqual([])
})
