import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { liveBrief, requestedCollab, twoAccounts } from '../../../../world/stories.ts'
import { setInfluencer, setSocialAccounts } from '../../../profiles/server/build.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.listSimilarCreators, (w) => ({ brandUid: w.luna, influencerUid: w.aliceInfluencer }))

/** Alice and Olivia make brunch content in London for 20,000 and 25,000 followers. */
async function alike(): Promise<World> {
  const w = await world()
  const { db } = w.database
  const london = { homeCity: 'london' as const, contentVibe: ['brunch' as const] }
  await setInfluencer(db, w.aliceInfluencer, london)
  await setInfluencer(db, w.oliviaInfluencer, london)
  await setSocialAccounts(db, w.aliceInfluencer, { followers: 20_000 })
  await setSocialAccounts(db, w.oliviaInfluencer, { followers: 25_000 })
  return w
}

const similar = async (w: World) =>
  (await w.bella.call('listSimilarCreators', { brandUid: w.luna, influencerUid: w.aliceInfluencer })).rows.map(
    ({ handle }) => handle,
  )

it('shows creators of the same city, content and size, not the one themselves', async () => {
  const w = await alike()
  expect(await similar(w)).toEqual(['olivia.out'])
})

it.each([
  ['other content', { contentVibe: ['wellness' as const] }],
  ['another city', { homeCity: 'dubai' as const, cities: [] }],
])('leaves out %s', async (_what, change) => {
  const w = await alike()
  await setInfluencer(w.database.db, w.oliviaInfluencer, change)
  expect(await similar(w)).toEqual([])
})

it.each([9_999, 40_001])('leaves out an account of %i followers', async (followers) => {
  const w = await alike()
  await setSocialAccounts(w.database.db, w.oliviaInfluencer, { followers })
  expect(await similar(w)).toEqual([])
})

it('leaves out whom the brand does not host, and shows nothing like them', async () => {
  const w = await alike()
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'olivia.out' })
  expect(await similar(w)).toEqual([])
  const like = { brandUid: w.luna, influencerUid: w.oliviaInfluencer }
  expect((await refusal(w.bella.call('listSimilarCreators', like))).code).toBe('not-found')
})

it('knows the open collab there is already: on the brief, or without one on any of the brand', async () => {
  const w = await alike()
  const { uid: collabUid, version, brief } = await requestedCollab(w)
  const { uid: other } = await liveBrief(w, { title: 'Breakfast at the window' })
  const collabOf = async (briefUid?: string) =>
    (
      await w.bella.call('listSimilarCreators', { brandUid: w.luna, influencerUid: w.oliviaInfluencer, briefUid })
    ).rows.map((row) => [row.handle, row.collabUid])
  expect(await collabOf()).toEqual([['alice.eats', collabUid]])
  expect(await collabOf(brief.uid)).toEqual([['alice.eats', collabUid]])
  expect(await collabOf(other)).toEqual([['alice.eats', null]])
  const like = { brandUid: w.orso, influencerUid: w.oliviaInfluencer }
  const { rows } = await w.oscar.call('listSimilarCreators', like)
  expect(rows.map((row) => row.collabUid)).toEqual(rows.map(() => null))
  await w.alice.call('withdrawCollab', { uid: collabUid, version })
  expect(await collabOf()).toEqual([['alice.eats', null]])
})

it('compares by the account that a brief asks for, and shows the same of the others', async () => {
  const w = await alike()
  const { uid: briefUid } = await liveBrief(w)
  const like = { brandUid: w.luna, influencerUid: await twoAccounts(w) }
  const { rows } = await w.bella.call('listSimilarCreators', { ...like, briefUid })
  expect(rows.map(({ handle, account }) => [handle, account?.platform])).toEqual([
    ['alice.eats', 'instagram'],
    ['olivia.out', 'instagram'],
  ])
  expect((await w.bella.call('listSimilarCreators', like)).rows).toEqual([])
})
