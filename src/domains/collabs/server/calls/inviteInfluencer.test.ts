import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.inviteInfluencer, async (w) => ({
  briefUid: (await liveBrief(w)).uid,
  influencerUid: w.aliceInfluencer,
  message: '',
}))

it('waits for the invitee, who is the one to answer', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const collab = await w.bella.call('inviteInfluencer', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
    message: 'Your pasta film made us hungry.',
  })
  expect(collab).toMatchObject({ stage: 1, startedBy: 'brand', can: { approve: false } })
  expect((await refusal(w.bella.call('approveCollab', { uid: collab.uid, version: 1 }))).code).toBe('permission-denied')
  expect(await w.alice.call('approveCollab', { uid: collab.uid, version: 1 })).toMatchObject({ stage: 3 })
})
