import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

async function withAlice(w: World) {
  return w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
}

describeCall(discoveryCalls.getShortlist, async (w) => ({ uid: (await withAlice(w)).uid }))

it('shows who is on it as the brand sees them, without those whom it does not host any more', async () => {
  const w = await world()
  const { uid } = await withAlice(w)
  await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.oliviaInfluencer })
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'olivia.out' })
  const { rows } = await w.ben.call('getShortlist', { uid })
  expect(rows).toMatchObject([{ handle: 'alice.eats', account: { followers: 20_000 }, votes: [] }])
})
