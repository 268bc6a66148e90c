import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
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
