import { expect, it } from 'vitest'
import { requestedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.createBookingCode, async (w) => ({ collabUid: await countedCollab(w), code: 'ALICE' }))

it('takes the venue’s word in capitals, or makes one up, once for each collab', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  expect(await w.bella.call('createBookingCode', { collabUid, code: ' alice10 ' })).toEqual({ code: 'ALICE10' })
  expect(await refusal(w.bella.call('createBookingCode', { collabUid }))).toMatchObject({
    message: 'This collab already has the code ALICE10. Use that one.',
  })
})

it('is refused before the request is approved', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await refusal(w.bella.call('createBookingCode', { collabUid: uid }))).toMatchObject({
    message: 'Approve the request first, then create a booking code.',
  })
})
