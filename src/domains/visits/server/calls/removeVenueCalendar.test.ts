import { expect, it } from 'vitest'
import { worldWithCalendar } from '../../../../world/calendar-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.removeVenueCalendar, (w) => ({ brandUid: w.luna }))

it('opens the slots again that the calendar closed', async () => {
  const { w, site, address } = await worldWithCalendar('20260310T000000/20260311T000000')
  const { uid } = await approvedCollab(w)
  const starts = async () => (await w.alice.call('listOpenSlots', { uid })).slots.length
  const before = await starts()
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  expect(await starts()).toBeLessThan(before)
  const view = await w.bella.call('removeVenueCalendar', { brandUid: w.luna })
  expect(view.calendar).toBeNull()
  expect(await starts()).toBe(before)
  await site.close()
})
