import { expect, it } from 'vitest'
import { connectLuna, worldWithBookings } from '../../../../world/booking-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import type { Person } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
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

it('tells an admin of the venue that they may not, and a stranger nothing', async () => {
  const { w } = await worldWithBookings()
  await w.tx((tx) => addMembership(tx, w.olivia.accountUid, 'brand', w.luna, 'admin'))
  const codeOf = async (person: Person) => (await refusal(person.call('getBookingSystem', { brandUid: w.luna }))).code
  expect(await codeOf(w.olivia)).toBe('permission-denied')
  expect(await codeOf(w.oscar)).toBe('not-found')
})
