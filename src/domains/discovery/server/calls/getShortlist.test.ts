import { expect, it } from 'vitest'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
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

it('compares with a brief: the account it asks for, the match, and the collab there is already', async () => {
  const w = await world()
  const { uid: collabUid, brief } = await requestedCollab(w)
  const { uid } = await withAlice(w)
  const { rows } = await w.bella.call('getShortlist', { uid, briefUid: brief.uid })
  expect(rows).toMatchObject([{ match: { score: expect.any(Number) }, collabUid }])
  expect((await w.bella.call('getShortlist', { uid })).rows).toMatchObject([{ match: null, collabUid: null }])
})

it('knows no brief of another brand', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const { uid } = await w.oscar.call('addToShortlist', { brandUid: w.orso, influencerUid: w.aliceInfluencer })
  expect(await refusal(w.oscar.call('getShortlist', { uid, briefUid }))).toMatchObject({ code: 'not-found' })
})
