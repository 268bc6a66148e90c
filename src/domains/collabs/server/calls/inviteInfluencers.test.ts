import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.inviteInfluencers, async (w) => ({
  briefUid: (await liveBrief(w)).uid,
  influencerUids: [w.aliceInfluencer, w.oliviaInfluencer],
  message: '',
}))

it('invites each with the same message, and says who could not be and why', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer, message: '' })
  await setInfluencer(w.database.db, w.doraInfluencer, { approval: 'suspended' })
  const answer = await w.bella.call('inviteInfluencers', {
    briefUid,
    influencerUids: [w.oliviaInfluencer, w.aliceInfluencer, w.doraInfluencer, w.oliviaInfluencer],
    message: 'Come and sit at the counter.',
  })
  expect(answer.invited).toMatchObject([{ uid: w.oliviaInfluencer, name: 'Olivia Grant' }])
  expect(answer.refused).toEqual([
    { uid: w.aliceInfluencer, name: 'Alice Moreau', why: 'This creator already has an open collab for this brief.' },
    { uid: w.doraInfluencer, name: 'Dora Lind', why: 'This creator isn’t approved, so you can’t invite them.' },
  ])
  const { rows } = await w.olivia.call('listInfluencerCollabs', { influencerUid: w.oliviaInfluencer, show: 'invited' })
  expect(rows).toMatchObject([{ startedBy: 'brand', message: 'Come and sit at the counter.' }])
})

it('is for a live brief', async () => {
  const w = await world()
  const { uid: briefUid } = await draftBrief(w)
  const refused = await refusal(w.bella.call('inviteInfluencers', { briefUid, influencerUids: [w.aliceInfluencer] }))
  expect(refused.code).toBe('failed-precondition')
})
