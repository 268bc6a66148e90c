import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { allowed, connectedAccount } from '../../../../world/platform-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.finishConnecting, () => ({ state: 'a-state-of-nobody', code: 'a-code' }))

const profileOf = (w: World) => w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
const accountOf = async (w: World, platform: string) => {
  const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
  return rows.find((row) => row.platform === platform)?.account ?? null
}

it('keeps the access sealed, and shows what the platform says as verified by its sandbox', async () => {
  const w = await world()
  const answer = await w.alice.call('finishConnecting', await allowed(w, 'instagram', { followers: 31_000 }))
  expect(answer).toEqual({
    influencerUid: w.aliceInfluencer,
    platform: 'instagram',
    handle: 'alice.eats',
    missing: [],
  })
  const { social } = await profileOf(w)
  expect(social).toMatchObject([{ platform: 'instagram', followers: 31_000, confirmedHow: 'sandbox' }])
  expect(must(social[0]).averageViews).toBeGreaterThan(0)
  expect(await accountOf(w, 'instagram')).toMatchObject({
    followers: 31_000,
    growth: [{ followers: 31_000, day: now().toISOString().slice(0, 10) }],
  })
  const { rows } = await w.database.pool.query('select sealed_token from platform_accounts')
  expect(JSON.stringify(rows)).not.toContain('alice.eats')
})

it('works out no averages from YouTube, whose terms forbid it', async () => {
  const w = await world()
  await connectedAccount(w, 'youtube')
  const youtube = (await profileOf(w)).social.find(({ platform }) => platform === 'youtube')
  expect(youtube).toMatchObject({ followers: 12_000, averageViews: null, engagementBp: null })
})

it('leaves unknown what its owner did not allow, and says so', async () => {
  const w = await world()
  const given = await allowed(w, 'tiktok', { granted: ['posts'] })
  const { missing } = await w.alice.call('finishConnecting', given)
  expect(missing).toEqual(['followers', 'insights'])
  expect(await accountOf(w, 'tiktok')).toMatchObject({ followers: null, growth: [] })
  expect((await profileOf(w)).social.some(({ platform }) => platform === 'tiktok')).toBe(false)
})

it('says what to do with a personal account', async () => {
  const w = await world()
  const given = await allowed(w, 'instagram', { story: 'personal' })
  const refused = await refusal(w.alice.call('finishConnecting', given))
  expect(refused.code).toBe('failed-precondition')
  expect(refused.message).toContain('Switch to a creator or business account')
})

it('takes a consent once, from who began it, within ten minutes, with its own challenge', async () => {
  const w = await world()
  const given = await allowed(w, 'instagram')
  expect((await refusal(w.olivia.call('finishConnecting', given))).code).toBe('failed-precondition')
  const again = await allowed(w, 'instagram')
  const other = await allowed(w, 'instagram')
  const swapped = { state: again.state, code: other.code }
  expect((await refusal(w.alice.call('finishConnecting', swapped))).code).toBe('failed-precondition')
  const late = await allowed(w, 'instagram')
  setClock(plus(now(), 11 * minuteMs))
  expect((await refusal(w.alice.call('finishConnecting', late))).code).toBe('failed-precondition')
  expect(await accountOf(w, 'instagram')).toBeNull()
})

it('gives one account of a platform to one profile', async () => {
  const w = await world()
  await connectedAccount(w)
  const given = await allowed(w, 'instagram', {}, w.olivia, w.oliviaInfluencer)
  const refused = await refusal(w.olivia.call('finishConnecting', given))
  expect(refused.message).toContain('connected to another profile')
})

it('forgets what was read of the account before when another takes its place', async () => {
  const w = await world()
  await connectedAccount(w)
  await connectedAccount(w, 'instagram', { handle: 'alice.second', followers: 900 })
  expect(await accountOf(w, 'instagram')).toMatchObject({ handle: 'alice.second', growth: [{ followers: 900 }] })
})
