import { expect, it } from 'vitest'
import { now } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.listAccountScreenshots, (w) => ({ influencerUid: w.aliceInfluencer }))

it('shows our team the screenshots that nobody has compared yet, and no other file', async () => {
  const w = await world()
  const shown = async () =>
    (await w.anna.call('listAccountScreenshots', { influencerUid: w.aliceInfluencer })).rows.map(
      ({ platform, file }) => [platform, file.uid],
    )
  expect(await shown()).toEqual([])
  const screenshot = await bringPhoto(w, w.alice)
  const account = {
    platform: 'tiktok',
    handle: 'alice.moves',
    followers: 9_000,
    averageViews: null,
    engagementBp: null,
    audience: {},
  } as const
  await w.alice.call('saveSocialAccount', { uid: w.aliceInfluencer, version: 1, account, screenshot })
  expect(await shown()).toEqual([['tiktok', screenshot]])
  const at = now().toISOString()
  const decision = { uid: w.aliceInfluencer, at, platform: 'tiktok', decision: 'verified', reason: '' } as const
  await w.anna.call('decideAccountNumbers', decision)
  expect(await shown()).toEqual([])
})
