import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { changeBrief } from '../../../../world/brief-changes.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.listRequestBriefs, async (w) => {
  await requestedCollab(w)
  return { brandUid: w.luna }
})

it('lists the briefs of requests that wait, once each, and of one that closed since', async () => {
  const w = await world()
  const alice = await requestedCollab(w)
  const asked = { briefUid: alice.brief.uid, influencerUid: w.oliviaInfluencer, message: 'Counter seats, please.' }
  const olivia = await w.olivia.call('applyToBrief', asked)
  await liveBrief(w)
  const rows = async () => (await w.bella.call('listRequestBriefs', { brandUid: w.luna })).rows
  const { uid, title } = alice.brief
  expect(await rows()).toEqual([{ uid, title }])
  await changeBrief(w, uid, { status: 'archived' })
  expect(await rows()).toEqual([{ uid, title }])
  for (const { uid: collab, version } of [alice, olivia])
    await w.bella.call('declineCollab', { uid: collab, version, reason: 'dates' })
  expect(await rows()).toEqual([])
})
