import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { liveBrief, twoAccounts } from '../../../../world/stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

async function tokenOf(w: World) {
  const { uid } = await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  return must(new URL((await w.bella.call('shareShortlist', { uid })).url).searchParams.get('token'))
}

describeCall(discoveryCalls.getSharedShortlist, async (w) => ({ token: await tokenOf(w) }))

it('shows nothing of a creator’s person', async () => {
  const w = await world()
  const page = await w.anonymous.call('getSharedShortlist', { token: await tokenOf(w) })
  const [creator] = page.rows
  expect(Object.keys(creator ?? {})).toEqual(
    expect.arrayContaining(['name', 'handle', 'portfolio', 'account', 'votes']),
  )
  expect(JSON.stringify(page)).not.toMatch(/"(dateOfBirth|email|phone|gender|age|labels)"/)
})

it('shows the account that the team sees: the one that the newest live brief asks for, or the largest', async () => {
  const w = await world()
  const influencerUid = await twoAccounts(w)
  const { uid } = await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid })
  const token = must(new URL((await w.bella.call('shareShortlist', { uid })).url).searchParams.get('token'))
  const shared = async () => (await w.anonymous.call('getSharedShortlist', { token })).rows
  expect(await shared()).toMatchObject([{ account: { platform: 'tiktok' } }])
  const { uid: briefUid } = await liveBrief(w)
  expect(await shared()).toMatchObject([{ account: { platform: 'instagram' }, match: null, collabUid: null }])
  const { rows } = await w.bella.call('getShortlist', { uid, briefUid })
  expect(rows.map(({ account }) => account)).toEqual((await shared()).map(({ account }) => account))
})
