import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.disconnectAccount, async (w) => {
  await connectedAccount(w)
  return { influencerUid: w.aliceInfluencer, platform: 'instagram', keepFollowers: false, keepResults: false }
})

it('deletes everything the platform gave', async () => {
  const w = await world()
  await connectedAccount(w)
  const about = { influencerUid: w.aliceInfluencer, platform: 'instagram' as const }
  await w.alice.call('disconnectAccount', { ...about, keepFollowers: false, keepResults: false })
  const { rows } = await w.database.pool.query(
    'select (select count(*)::int from platform_accounts) as accounts, (select count(*)::int from platform_snapshots) as snapshots, (select count(*)::int from platform_posts) as posts',
  )
  expect(rows).toEqual([{ accounts: 0, snapshots: 0, posts: 0 }])
  expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social).toEqual([])
  expect(
    (await refusal(w.alice.call('disconnectAccount', { ...about, keepFollowers: false, keepResults: false }))).code,
  ).toBe('not-found')
})

it('leaves the followers as the creator’s own word where they say so', async () => {
  const w = await world()
  await connectedAccount(w)
  await w.alice.call('disconnectAccount', {
    influencerUid: w.aliceInfluencer,
    platform: 'instagram',
    keepFollowers: true,
    keepResults: false,
  })
  expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social).toMatchObject([
    { followers: 12_000, confirmedHow: 'self-declared', averageViews: null, audience: {} },
  ])
})
