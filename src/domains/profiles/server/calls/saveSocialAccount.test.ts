import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'

const tiktok = {
  platform: 'tiktok',
  handle: '@alice.moves',
  followers: 12_000,
  averageViews: 4_000,
  engagementBp: 510,
  audience: { city: { london: 60, paris: 20 } },
} as const
const adding = (w: World, version = 1) => ({ uid: w.aliceInfluencer, version, account: tiktok })

describeCall(profileCalls.saveSocialAccount, (w) => adding(w))

it('is self-declared, shown by a screenshot, or checked by staff', async () => {
  const w = await world()
  const how = (profile: { social: { platform: string; confirmedHow: string; handle: string; url: string }[] }) =>
    profile.social.find(({ platform }) => platform === 'tiktok')
  const first = await w.alice.call('saveSocialAccount', adding(w))
  expect(how(first)).toMatchObject({
    confirmedHow: 'self-declared',
    handle: 'alice.moves',
    url: 'https://www.tiktok.com/@alice.moves',
  })
  const screenshot = await bringPhoto(w, w.alice)
  const second = await w.alice.call('saveSocialAccount', { ...adding(w, 2), screenshot })
  expect(must(how(second)).confirmedHow).toBe('screenshot')
  expect(must(how(await w.anna.call('saveSocialAccount', adding(w, 3)))).confirmedHow).toBe('staff')
})

it('refuses shares above 100, a stale version, and a screenshot of somebody else', async () => {
  const w = await world()
  const account = { ...tiktok, audience: { city: { london: 60, paris: 60 } } }
  expect(await refusal(w.alice.call('saveSocialAccount', { ...adding(w), account }))).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('The shares can’t add up') as string,
  })
  expect((await refusal(w.alice.call('saveSocialAccount', adding(w, 7)))).code).toBe('aborted')
  const screenshot = await bringPhoto(w, w.olivia)
  expect((await refusal(w.alice.call('saveSocialAccount', { ...adding(w), screenshot }))).code).toBe('not-found')
  expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social).toHaveLength(1)
})
