import { expect, it } from 'vitest'
import { bookedTable, connectLuna, runReservations, worldWithBookings } from '../../../../world/booking-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.disconnectBookingSystem, (w) => ({ brandUid: w.luna }))

it('forgets the key, opens full times again, and leaves reserved tables alone', async () => {
  const { w, double } = await worldWithBookings()
  double.full.add('2026-03-12T15:00:00.000Z')
  await approvedCollab(w)
  await connectLuna(w, double)
  const { uid } = await scheduledCollab(w)
  await runReservations(w)
  const view = await w.bella.call('disconnectBookingSystem', { brandUid: w.luna })
  expect(view.system).toBeNull()
  const { rows } = await w.database.pool.query('select count(*)::int as n from slots where closed')
  expect(rows).toEqual([{ n: 0 }])
  await runReservations(w)
  expect(double.reservations).toMatchObject([{ status: 'RESERVED' }])
  expect((await w.alice.call('getCollab', { uid })).visit?.table).toMatchObject({ state: 'reserved' })
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('booking-system.removed')
})

it('says in the email which tables of cancelled visits are still there', async () => {
  const { w, double, collab } = await bookedTable()
  await runReservations(w)
  double.away = 503
  const { uid, version } = await w.alice.call('getCollab', { uid: collab.uid })
  await w.alice.call('cancelCollab', { uid, version, reason: 'I’m ill.' })
  await runReservations(w)
  await w.bella.call('disconnectBookingSystem', { brandUid: w.luna })
  const { rows } = await w.database.pool.query("select text from mails where subject like '%disconnected'")
  expect(rows[0].text).toContain(
    'The table of one visit that was cancelled or moved is still there: cancel it in your booking system.',
  )
})
