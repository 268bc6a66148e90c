import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

/** Alice in line for the time that Olivia has taken. */
async function aliceWaits(w: World) {
  const brief = await liveBrief(w)
  const olivia = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  const taker = await w.bella.call('approveCollab', { uid: olivia.uid, version: olivia.version })
  const startsAt = storySlot.toISOString()
  await w.olivia.call('scheduleVisit', { uid: taker.uid, version: taker.version, startsAt, party: 0 })
  const asked = await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  const agreed = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
  const { uid, version } = await w.alice.call('joinWaitlist', {
    uid: agreed.uid,
    version: agreed.version,
    startsAt,
    party: 0,
  })
  return { uid, version }
}

describeCall(collabCalls.leaveWaitlist, aliceWaits)

it('leaves the line and stays approved', async () => {
  const w = await world()
  expect(await w.alice.call('leaveWaitlist', await aliceWaits(w))).toMatchObject({
    stage: 3,
    outcome: 'open',
    waiting: null,
  })
})
