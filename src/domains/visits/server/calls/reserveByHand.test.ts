import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import {
  bookedTable,
  noTableLeft,
  runReservations,
  withBookings,
  worldWithBookings,
} from '../../../../world/booking-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.reserveByHand, async (w) => ({ uid: (await noTableLeft(w, await withBookings(w))).uid }))

it('says that there’s a table, to both sides, and asks the system for none', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await noTableLeft(w, double)
  const after = await w.bella.call('reserveByHand', { uid })
  expect(after.visit?.table).toEqual({ state: 'kept', people: 2, reference: null })
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toContain('collab.table-kept')
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toMatch(/^You have a table: Tuesday 10 March/)
  double.full.clear()
  await runReservations(w)
  expect(double.reservations).toEqual([])
})

it('refuses where the system has reserved one, and a second time', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await noTableLeft(w, double)
  await w.bella.call('reserveByHand', { uid })
  const { code, message } = await refusal(w.bella.call('reserveByHand', { uid }))
  expect([code, message]).toEqual([
    'failed-precondition',
    'This visit doesn’t need a table from you. Reload to see where its table stands.',
  ])
})

it('gives a table back that the system booked without an answer', async () => {
  const { w, double, uid, table } = await bookedTable()
  double.refusesToBook = true
  for (const minutes of [0, 1, 2]) {
    setClock(plus(now(), minutes * minuteMs))
    await runReservations(w)
  }
  expect(await table()).toMatchObject({ state: 'refused' })
  double.refusesToBook = false
  double.dropAfter = 'reserve'
  await w.bella.call('checkBookingSystem', { brandUid: w.luna })
  await runReservations(w)
  expect(double.reservations).toMatchObject([{ status: 'RESERVED' }])
  await w.bella.call('reserveByHand', { uid })
  await runReservations(w)
  expect(double.reservations).toMatchObject([{ status: 'CANCELED' }])
  expect(await table()).toMatchObject({ state: 'kept' })
})
