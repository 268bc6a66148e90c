import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

/** Alice, agreed on a brief whose one place at the slot Olivia has taken. */
async function aliceFindsItFull(w: World) {
  const brief = await liveBrief(w)
  const [alice, olivia] = [
    await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer }),
    await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer }),
  ]
  const taker = await w.bella.call('approveCollab', { uid: olivia.uid, version: olivia.version })
  await w.olivia.call('scheduleVisit', {
    uid: taker.uid,
    version: taker.version,
    startsAt: storySlot.toISOString(),
    party: 0,
  })
  const { uid, version } = await w.bella.call('approveCollab', { uid: alice.uid, version: alice.version })
  return { uid, version, startsAt: storySlot.toISOString(), party: 0 }
}

describeCall(collabCalls.joinWaitlist, aliceFindsItFull)

it('stands in line for a full time', async () => {
  const w = await world()
  const wanted = await aliceFindsItFull(w)
  expect(await w.alice.call('joinWaitlist', wanted)).toMatchObject({
    stage: 3,
    waiting: { startsAt: storySlot.toISOString(), offeredUntil: null },
  })
})

it('is not for a time that is free', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const answer = await refusal(
    w.alice.call('joinWaitlist', { uid, version, startsAt: storySlot.toISOString(), party: 0 }),
  )
  expect(answer.message).toBe('That time is free: you can book it now.')
})
