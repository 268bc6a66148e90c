import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.getVenueCalendar, (w) => ({ brandUid: w.luna }))

it('says that there is none', async () => {
  const w = await world()
  expect(await w.bella.call('getVenueCalendar', { brandUid: w.luna })).toEqual({
    calendar: null,
    can: { change: true },
  })
})
