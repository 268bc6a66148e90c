import { expect, it } from 'vitest'
import { openPlatforms } from '../../../../adapters/platforms/open-platforms.ts'
import { type Platform, PlatformProblem, type Reader } from '../../../../adapters/platforms/platforms.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { readAccounts } from './read-accounts.ts'

const daily = readAccounts(openPlatforms)
const accountOf = async (w: World) => {
  const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
  return rows[0]?.account
}
/** The sandbox, which on opening an account does something else. */
const otherwise = (change: Partial<Platform>) =>
  readAccounts((config) => {
    const all = openPlatforms(config)
    return { ...all, instagram: all.instagram && { ...all.instagram, ...change } }
  })

it('takes a snapshot a day, and none more when it runs twice', async () => {
  const w = await world()
  await connectedAccount(w)
  for (const _day of [1, 2, 3]) {
    setClock(plus(now(), dayMs))
    await runJob(w, daily)
    await runJob(w, daily)
  }
  expect((await accountOf(w))?.growth.map(({ followers }) => followers).length).toBe(4)
})

it('stops at the budget of the day, and goes on the next day', async () => {
  const w = await world()
  await connectedAccount(w)
  setClock(plus(now(), dayMs))
  await runJob(w, otherwise({ requestsPerDay: 2 }))
  const account = await accountOf(w)
  expect(account).toMatchObject({ isFailing: true })
  const tomorrow = new Date(now().toISOString().slice(0, 10)).getTime() + dayMs
  expect(Date.parse(account?.nextReadAt ?? '')).toBe(tomorrow)
  setClock(new Date(tomorrow))
  await runJob(w, daily)
  expect(await accountOf(w)).toMatchObject({ isFailing: false })
})

it('waits longer after each failure, and not before the platform said', async () => {
  const w = await world()
  await connectedAccount(w)
  setClock(plus(now(), dayMs))
  const waits: number[] = []
  for (const _try of [1, 2, 3]) {
    await runJob(w, otherwise({ open: () => fails(new PlatformProblem('unavailable', 'down')) }))
    const next = Date.parse((await accountOf(w))?.nextReadAt ?? '')
    waits.push((next - now().getTime()) / 60_000)
    setClock(new Date(next))
  }
  expect(waits).toEqual([15, 30, 60])
  const retryAt = plus(now(), 5 * hourMs)
  await runJob(w, otherwise({ open: () => fails(new PlatformProblem('limited', 'slow down', { retryAt })) }))
  expect((await accountOf(w))?.nextReadAt).toBe(retryAt.toISOString())
})

it('reads a chosen post again once it is not among the newest, and lets it go when it is deleted at its platform', async () => {
  const w = await world()
  await connectedAccount(w)
  const about = { influencerUid: w.aliceInfluencer }
  const { posts } = await w.alice.call('listOwnPosts', about)
  const chosen = must(posts.at(-1))
  await w.alice.call('choosePosts', { ...about, posts: [{ platform: 'instagram', postId: chosen.postId }] })
  const sandbox = must(openPlatforms(w.config).instagram)
  const without = (change: (reader: Reader) => Partial<Reader>) =>
    otherwise({
      open: (access, spend) => {
        const reader = sandbox.open(access, spend)
        return { ...reader, listPosts: async () => (await reader.listPosts(12)).slice(0, 2), ...change(reader) }
      },
    })
  const left = async () => (await w.alice.call('listOwnPosts', about)).posts.map(({ url }) => url)
  setClock(plus(now(), dayMs))
  await runJob(
    w,
    without(() => ({})),
  )
  expect([(await left()).length, (await left())[0]]).toEqual([3, chosen.url])
  setClock(plus(now(), dayMs))
  await runJob(
    w,
    without(() => ({ getPost: () => Promise.reject(new PlatformProblem('gone', 'deleted')) })),
  )
  expect(await left()).toHaveLength(2)
})

it.each([
  ['limited', 'getPost'],
  ['unavailable', 'getPost'],
  ['refused', 'getPost'],
  ['refused', 'listPosts'],
  ['permission', 'listPosts'],
] as const)('keeps a chosen post, and reads the rest, where the platform answers %s to %s', async (kind, asked) => {
  const w = await world()
  await connectedAccount(w)
  const about = { influencerUid: w.aliceInfluencer }
  const chosen = must((await w.alice.call('listOwnPosts', about)).posts.at(-1))
  await w.alice.call('choosePosts', { ...about, posts: [{ platform: 'instagram', postId: chosen.postId }] })
  const sandbox = must(openPlatforms(w.config).instagram)
  const open: Platform['open'] = (access, spend) => {
    const reader = sandbox.open(access, spend)
    const newest = async () => (await reader.listPosts(12)).slice(0, 2)
    return { ...reader, listPosts: newest, [asked]: () => Promise.reject(new PlatformProblem(kind, 'not now')) }
  }
  setClock(plus(now(), dayMs))
  await runJob(w, otherwise({ open }))
  const { posts } = await w.alice.call('listOwnPosts', about)
  expect(posts[0]).toMatchObject({ postId: chosen.postId, isChosen: true })
  expect(posts).toHaveLength(asked === 'getPost' ? 3 : 1)
  expect(await accountOf(w)).toMatchObject({ isFailing: false })
})

it('pauses where a platform’s version has ended, keeps the numbers, and goes on once it is followed', async () => {
  const w = await world()
  await connectedAccount(w)
  const before = (await accountOf(w))?.followers
  setClock(plus(now(), dayMs))
  await runJob(w, otherwise({ open: () => fails(new PlatformProblem('outdated', 'v26.0 has ended')) }))
  expect(await accountOf(w)).toMatchObject({
    isOutdated: true,
    endedWhy: null,
    followers: before,
    nextReadAt: plus(now(), dayMs).toISOString(),
  })
  expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social).toHaveLength(1)
  setClock(plus(now(), dayMs))
  await runJob(w, daily)
  expect(await accountOf(w)).toMatchObject({ isOutdated: false, isFailing: false })
})

it('forgets what the sandbox made up once the real platform takes its place', async () => {
  const w = await world()
  await connectedAccount(w)
  setClock(plus(now(), dayMs))
  await runJob(w, otherwise({ isSandbox: false }))
  expect(await accountOf(w)).toBeNull()
  expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social).toEqual([])
})

function fails(problem: PlatformProblem): ReturnType<Platform['open']> {
  const no = () => Promise.reject(problem)
  return {
    readProfile: no,
    readAudience: no,
    listPosts: no,
    findPost: no,
    getPost: no,
    readCounts: no,
    readPicture: no,
  }
}
