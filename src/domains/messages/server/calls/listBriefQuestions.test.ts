import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { askedQuestion } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.listBriefQuestions, (w) => ({ brandUid: w.luna }))

it('lists what was asked with a request, as long as that waits for a reply', async () => {
  const w = await world()
  const { uid, brief } = await askedQuestion(w)
  const listed = async () => (await w.bella.call('listBriefQuestions', { brandUid: w.luna })).rows
  expect(await listed()).toEqual([])
  const target = { briefUid: brief.uid, influencerUid: w.aliceInfluencer }
  const collab = await w.alice.call('applyToBrief', target)
  expect(await listed()).toMatchObject([{ uid, state: 'closed', masked: true, can: { answer: false } }])
  expect((await w.oscar.call('listBriefQuestions', { brandUid: w.orso })).rows).toEqual([])
  await w.bella.call('declineCollab', { uid: collab.uid, version: collab.version, reason: 'dates' })
  expect(await listed()).toEqual([])
})
