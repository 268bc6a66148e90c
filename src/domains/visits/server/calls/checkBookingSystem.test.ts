import { expect, it } from 'vitest'
import { connectLuna, worldWithBookings } from '../../../../world/booking-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.checkBookingSystem, (w) => ({ brandUid: w.luna }))

it('says why the system can’t be used, and that it works again', async () => {
  const { w, double } = await worldWithBookings()
  const check = async () => (await w.bella.call('checkBookingSystem', { brandUid: w.luna })).system
  expect((await refusal(check())).code).toBe('failed-precondition')
  await connectLuna(w, double)
  double.away = 500
  expect(await check()).toMatchObject({ problem: 'Your booking system isn’t responding.' })
  double.away = null
  expect(await check()).toMatchObject({ problem: null, failingSince: null })
})
