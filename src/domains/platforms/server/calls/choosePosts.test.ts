import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { mostChosen, mostPosts } from '../../accounts.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.choosePosts, (w) => ({ influencerUid: w.aliceInfluencer, posts: [] }))

const ownPosts = async (w: World) =>
  (await w.alice.call('listOwnPosts', { influencerUid: w.aliceInfluencer })).posts.map(({ platform, postId }) => ({
    platform,
    postId,
  }))
const choose = (w: World, posts: Awaited<ReturnType<typeof ownPosts>>) =>
  w.alice.call('choosePosts', { influencerUid: w.aliceInfluencer, posts })
const seenByBella = async (w: World) => (await w.bella.call('getCreatorPosts', { handle: 'alice.eats' })).posts
const chosenOf = async (w: World) => (await seenByBella(w)).filter(({ isChosen }) => isChosen)

it('shows brands the chosen posts of all accounts first, in their order, and the newest after them', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram')
  await connectedAccount(w, 'tiktok')
  const posts = await ownPosts(w)
  const [oldest, newest] = [must(posts.at(-1)), must(posts[0])]
  await choose(w, [oldest, newest])
  const seen = await seenByBella(w)
  expect(seen.slice(0, 2)).toMatchObject([
    { ...oldest, isChosen: true },
    { ...newest, isChosen: true },
  ])
  expect(seen.slice(2).map(({ isChosen }) => isChosen)).toEqual(Array(mostPosts).fill(false))
  await choose(w, [newest])
  expect(await chosenOf(w)).toMatchObject([newest])
})

it('refuses more than fit, and posts of nobody', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram')
  await connectedAccount(w, 'tiktok')
  const posts = await ownPosts(w)
  expect((await refusal(choose(w, posts.slice(0, mostChosen + 1)))).message).toBe('You can show up to 12 posts.')
  await choose(w, posts.slice(0, 1))
  const missing = await refusal(choose(w, [{ platform: 'instagram', postId: 'nobody’s' }]))
  expect([missing.code, missing.message]).toEqual([
    'not-found',
    'One of these posts is no longer there. Reload the page and choose again.',
  ])
  expect(await chosenOf(w)).toHaveLength(1)
})

it('keeps what was chosen when the account is read again, and nothing of it after disconnecting', async () => {
  const w = await world()
  await connectedAccount(w)
  const about = { influencerUid: w.aliceInfluencer, platform: 'instagram' as const }
  const chosen = (await ownPosts(w)).slice(0, 2)
  await choose(w, chosen)
  await w.alice.call('readAccountNow', about)
  expect(await chosenOf(w)).toMatchObject(chosen)
  await w.alice.call('disconnectAccount', { ...about, keepFollowers: true, keepResults: true })
  expect(await seenByBella(w)).toEqual([])
})
