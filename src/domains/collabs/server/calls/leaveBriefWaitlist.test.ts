import { expect, it } from 'vitest'
import { minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab, liveBrief } from '../../../../world/stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { offerBriefSpots } from '../jobs/offer-brief-spots.ts'

describeCall(collabCalls.leaveBriefWaitlist, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
}))

it('hands a place that was kept to the next at once', async () => {
  const w = await world()
  const collab = await approvedCollab(w, { maxCollabs: 1 })
  const olivias = { briefUid: collab.brief.uid, influencerUid: w.oliviaInfluencer }
  const alices = { briefUid: collab.brief.uid, influencerUid: w.aliceInfluencer }
  await w.olivia.call('joinBriefWaitlist', olivias)
  await w.alice.call('cancelCollab', { uid: collab.uid, version: collab.version, reason: 'A cold.' })
  setClock(plus(storyStart, minuteMs))
  await w.alice.call('joinBriefWaitlist', alices)
  await runJob(w, offerBriefSpots)
  expect(await w.olivia.call('leaveBriefWaitlist', olivias)).toEqual({ waiting: false, ahead: 1, offeredUntil: null })
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('A spot at Luna has opened up')
  expect((await w.alice.call('applyToBrief', alices)).stage).toBe(1)
})
