import { expect, it } from 'vitest'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getTracking, async (w) => ({ collabUid: (await trackedCollab(w)).collabUid }))

it('shows both sides the links and the code, and lets the brand make more', async () => {
  const w = await world()
  const { collabUid, token, link } = await trackedCollab(w)
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-00001' })
  const seen = { links: [{ uid: link.uid, clicks: 0 }], code: { code: 'ALICE', bookings: 1 } }
  expect(await w.alice.call('getTracking', { collabUid })).toMatchObject({ ...seen, can: { create: false } })
  expect(await w.bella.call('getTracking', { collabUid })).toMatchObject({ ...seen, can: { create: true } })
})
