import { expect, it } from 'vitest'
import { connectLuna, worldWithBookings } from '../../../../world/booking-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.getBookingSystem, (w) => ({ brandUid: w.luna }))

it('shows what is connected, and its briefs by the hour', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await liveBrief(w)
  const before = await w.bella.call('getBookingSystem', { brandUid: w.luna })
  expect(before).toMatchObject({ system: null, briefs: [{ uid }], can: { connect: true, disconnect: true } })
  await connectLuna(w, double)
  const after = await w.ada.call('getBookingSystem', { brandUid: w.luna })
  expect(after).toMatchObject({
    system: { siteId: 'site-1', phone: '+442079460000', problem: null, waiting: 0, reserved: 0, full: 0 },
    can: { connect: false, disconnect: true },
  })
  expect(JSON.stringify(after)).not.toContain(double.key)
})
