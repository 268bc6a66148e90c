import { expect, it } from 'vitest'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.redeemAtDoor, async (w) => ({
  token: (await trackedCollab(w)).token,
  code: 'ALICE',
  key: 'tap-00001',
}))

it('counts a tap once however often it is sent, and no code that it does not know', async () => {
  const w = await world()
  const { token, collabUid } = await trackedCollab(w)
  const tap = (key: string) => w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key })
  await Promise.all([tap('tap-00001'), tap('tap-00001'), tap('tap-00002')])
  expect((await w.bella.call('getTracking', { collabUid })).code).toEqual({ code: 'ALICE', bookings: 2 })
  expect(await refusal(w.anonymous.call('redeemAtDoor', { token, code: 'OTHER', key: 'tap-00003' }))).toMatchObject({
    message: 'We don’t recognise that code. Check it with whoever booked.',
  })
})
