import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const pair = (w: World) => ({ influencerUid: w.aliceInfluencer, brandUid: w.luna })

describeCall(profileCalls.blockBrand, pair)

it('takes the brand’s briefs out of their feed, twice as well as once', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  await w.alice.call('blockBrand', pair(w))
  await w.alice.call('blockBrand', pair(w))
  expect((await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })).rows).toEqual([])
  const request = w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(request)).message).toBe('This brief isn’t open to you. Browse the feed for others.')
})

it('ends invitations and messages between the two, in both directions', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const brief = await liveBrief(w)
  await w.alice.call('blockBrand', pair(w))
  const invitation = w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(invitation)).message).toBe('You can’t invite this creator.')
  for (const person of [w.alice, w.bella]) {
    const message = person.call('sendMessage', { collabUid, key: 'one', text: 'Hello?' })
    expect((await refusal(message)).message).toContain('can’t message each other')
  }
  await w.alice.call('unblockBrand', pair(w))
  await w.alice.call('sendMessage', { collabUid, key: 'two', text: 'Hello!' })
})
