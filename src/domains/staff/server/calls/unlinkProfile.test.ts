import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

const own = (w: World) => ({ ...alice(w), profileUid: w.aliceInfluencer })

describeCall(staffCalls.unlinkProfile, own)

it('takes the right to act for a profile, with what it was in the log', async () => {
  const w = await world()
  expect((await w.ada.call('unlinkProfile', own(w))).linked).toEqual([])
  const [event] = await w.eventsOf(w.alice.accountUid)
  expect(event).toMatchObject({ before: { profileUid: w.aliceInfluencer, role: 'owner' } })
  expect((await refusal(w.ada.call('unlinkProfile', own(w)))).code).toBe('not-found')
})

it('mails the person and the owners who are left', async () => {
  const w = await world()
  await w.ada.call('unlinkProfile', { uid: w.ben.accountUid, profileUid: w.luna })
  expect(await mailsTo(w, 'ben@example.test')).toMatchObject([
    { subject: 'You no longer have access to Luna on Plusone' },
  ])
  expect(await mailsTo(w, 'bella@example.test')).toMatchObject([
    { subject: 'Ben no longer has access to Luna on Plusone', text: expect.stringContaining('ben@example.test') },
  ])
  await w.ada.call('unlinkProfile', own(w))
  expect(await mailsTo(w, 'alice@example.test')).toHaveLength(1)
})
