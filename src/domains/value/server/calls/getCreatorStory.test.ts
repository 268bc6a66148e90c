import { expect, it } from 'vitest'
import { approvedCollab } from '../../../../world/stories.ts'
import { lunaCosts, trackedCollab, countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getCreatorStory, async (w) => ({ collabUid: await countedCollab(w) }))

it('tells the creator what they made, where, and what it reached', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const story = await w.alice.call('getCreatorStory', { collabUid })
  expect(story).toMatchObject({
    brandName: 'Luna',
    city: 'London',
    creatorName: 'Alice Moreau',
    visitDay: '2026-03-10',
    reached: { views: 12_000, likes: null },
    review: null,
  })
  expect(story.posts.map(({ type, views }) => [type, views])).toContainEqual(['reel', 12_000])
  // Where its pictures are stored stays on the server.
  expect(story.posts.filter((post) => 'path' in post)).toEqual([])
})

it('says nothing of what it cost the brand or brought it', async () => {
  const w = await world()
  const { collabUid, token } = await trackedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-00001' })
  const said = JSON.stringify(await w.alice.call('getCreatorStory', { collabUid }))
  expect(said).not.toMatch(/minor|cost|booking|voucher|click|currency/i)
})

it('has the brand’s review once both may read it', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.bella.call('submitReview', { collabUid, value: 6, text: 'A joy to host.', isShared: false })
  const review = async () => (await w.alice.call('getCreatorStory', { collabUid })).review
  expect(await review()).toBeNull()
  await w.alice.call('submitReview', { collabUid, value: 5, text: 'Lovely.', isShared: false })
  expect(await review()).toMatchObject({ text: 'A joy to host.' })
})

it('has nothing to tell before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.alice.call('getCreatorStory', { collabUid: uid }))).toMatchObject({
    message: 'The visit hasn’t happened yet. Your story will be here afterwards.',
  })
})
