import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.listOwnPosts, (w) => ({ influencerUid: w.aliceInfluencer }))

it('lists every post of the creator’s accounts that can be shown, newest first', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram')
  await connectedAccount(w, 'tiktok')
  const { posts } = await w.alice.call('listOwnPosts', { influencerUid: w.aliceInfluencer })
  expect(posts.length).toBeGreaterThan(12)
  const times = posts.map(({ postedAt }) => postedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(posts.filter(({ isChosen }) => isChosen)).toEqual([])
})
