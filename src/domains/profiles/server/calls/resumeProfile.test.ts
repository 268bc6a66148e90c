import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

/** Alice takes a break. */
async function onBreak(w: World) {
  const { version } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  const after = await w.alice.call('pauseProfile', { uid: w.aliceInfluencer, version })
  return { uid: w.aliceInfluencer, version: after.version }
}

describeCall(profileCalls.resumeProfile, onBreak)

it('is back at once', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const { version, pausedAt } = await w.alice.call('resumeProfile', await onBreak(w))
  expect(pausedAt).toBeNull()
  await w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer, message: '' })
  const again = { uid: w.aliceInfluencer, version }
  expect((await refusal(w.alice.call('resumeProfile', again))).message).toBe('Your profile isn’t paused.')
})
