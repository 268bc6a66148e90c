import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.getCreatorPosts, () => ({ handle: 'alice.eats' }))

it('shows brands the newest posts of all accounts, and leaves what a platform does not count unknown', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram')
  await connectedAccount(w, 'tiktok')
  const { accounts, posts } = await w.bella.call('getCreatorPosts', { handle: 'alice.eats' })
  expect(accounts.map(({ platform, isSandbox }) => [platform, isSandbox])).toEqual([
    ['instagram', true],
    ['tiktok', true],
  ])
  expect(posts.length).toBe(12)
  expect(posts.map(({ postedAt }) => postedAt)).toEqual(
    posts
      .map(({ postedAt }) => postedAt)
      .toSorted()
      .toReversed(),
  )
  const tiktok = posts.find(({ platform }) => platform === 'tiktok')
  expect(tiktok?.counts).toMatchObject({ reach: null, saves: null })
  expect(tiktok?.counts.views).toBeGreaterThan(0)
})

it('shows no posts where the creator did not allow them', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram', { granted: ['followers'] })
  const { accounts, posts } = await w.bella.call('getCreatorPosts', { handle: 'alice.eats' })
  expect([accounts.length, posts.length]).toEqual([1, 0])
})
