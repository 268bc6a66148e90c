import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.markBrief, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
  mark: 'saved',
}))

it('saves, hides and takes back, for this influencer alone', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const influencerUid = w.aliceInfluencer
  const feed = async (filter = {}) =>
    (await w.alice.call('listFeed', { influencerUid, ...filter })).rows.map((row) => row.saved)
  await w.alice.call('markBrief', { influencerUid, briefUid, mark: 'saved' })
  expect([await feed(), await feed({ savedOnly: true })]).toEqual([[true], [true]])
  await w.alice.call('markBrief', { influencerUid, briefUid, mark: 'hidden', reason: 'not-my-kind' })
  expect(await feed()).toEqual([])
  expect((await w.olivia.call('listFeed', { influencerUid: w.oliviaInfluencer })).rows).toHaveLength(1)
  await w.alice.call('markBrief', { influencerUid, briefUid, mark: null })
  expect(await feed()).toEqual([false])
})

it('answers a brief that is not up as one that does not exist', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  expect(
    (await refusal(w.alice.call('markBrief', { influencerUid: w.aliceInfluencer, briefUid: uid, mark: 'saved' }))).code,
  ).toBe('not-found')
})
