import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { connectLuna, lunasSystem, runReservations, worldWithBookings } from '../../../../world/booking-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief, scheduledCollab } from '../../../../world/stories.ts'
import { openSession, touchSession } from '../../../accounts/server/sessions.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.connectBookingSystem, (w) => ({
  brandUid: w.luna,
  key: 'a key',
  siteId: 'a site',
  phone: '+442079460000',
}))

const slot = '2026-03-10T15:00:00.000Z'

it('offers no time that is full there, and no booking of one', async () => {
  const { w, double } = await worldWithBookings()
  const { uid, version } = await approvedCollab(w)
  const starts = async () => (await w.alice.call('listOpenSlots', { uid })).slots.map(({ startsAt }) => startsAt)
  expect(await starts()).toContain(slot)
  double.full.add(slot)
  expect((await connectLuna(w, double)).system).toMatchObject({ full: 1 })
  expect(await starts()).not.toContain(slot)
  const booking = { uid, version, startsAt: slot, guests: 0 }
  expect((await refusal(w.alice.call('scheduleVisit', booking))).code).toBe('failed-precondition')
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('booking-system.connected')
})

it('leaves the times of briefs alone that it isn’t for', async () => {
  const { w, double } = await worldWithBookings()
  const { brief } = await approvedCollab(w)
  double.full.add(slot)
  const call = (briefUids: string[]) => w.bella.call('connectBookingSystem', { ...lunasSystem(w, double), briefUids })
  expect((await call([brief.uid])).system).toMatchObject({ briefUids: [brief.uid], full: 1 })
  const other = await refusal(call(['brief_01jd0000000000000000000000']))
  expect(other.code).toBe('failed-precondition')
})

it('keeps the key sealed', async () => {
  const { w, double } = await worldWithBookings()
  await connectLuna(w, double)
  const { rows } = await w.database.pool.query('select * from booking_systems')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(double.key)
})

it('refuses a key that doesn’t open the site, and a system that is away', async () => {
  const { w, double } = await worldWithBookings()
  const wrong = await refusal(w.bella.call('connectBookingSystem', { ...lunasSystem(w, double), key: 'another' }))
  expect(wrong).toMatchObject({
    code: 'invalid-argument',
    message: 'Your booking system doesn’t accept this key. Check the key, its permissions and the site ID.',
  })
  double.away = 503
  expect((await refusal(connectLuna(w, double))).code).toBe('failed-precondition')
  expect((await w.bella.call('getBookingSystem', { brandUid: w.luna })).system).toBeNull()
})

it('keeps nothing before a restaurant of several is chosen, and none that is closed', async () => {
  const { w, double } = await worldWithBookings()
  double.locations = [
    { id: 'soho', default: false, archived: false, location: { name: 'Luna Soho' } },
    { id: 'hackney', default: true, archived: false },
    { id: 'closed', default: false, archived: true },
  ]
  const connect = (locationId?: string) =>
    w.bella.call('connectBookingSystem', { ...lunasSystem(w, double), locationId })
  const locations = [
    { id: 'hackney', name: 'Restaurant 1' },
    { id: 'soho', name: 'Luna Soho' },
  ]
  expect(await connect()).toMatchObject({ system: null, locations })
  expect(await connect('closed')).toMatchObject({ system: null, locations })
  await approvedCollab(w)
  expect((await connect('soho')).system).toMatchObject({ location: { id: 'soho', name: 'Luna Soho' } })
  await scheduledCollab(w)
  await runReservations(w)
  expect(double.reservations).toMatchObject([{ details: { reservationLocationId: 'soho' } }])
})

it('mails every owner, asks for proof, and is closed to our team signed in as the owner', async () => {
  const { w, double } = await worldWithBookings()
  await connectLuna(w, double)
  const { rows } = await w.database.pool.query(`select subject, text from mails where "to" = 'bella@example.test'`)
  expect(rows).toMatchObject([{ subject: 'Booking system of Luna connected' }])
  expect(rows[0].text).toContain('If you don’t recognise it, disconnect it')
  await w.ada.call('disconnectBookingSystem', { brandUid: w.luna })
  const after = await w.database.pool.query(`select subject, text from mails where "to" = 'bella@example.test'`)
  expect(after.rows.map(({ subject }) => subject)).toContain('Booking system of Luna disconnected')
  const as = async (byUid: string | null, confirmed: boolean) => {
    const token = await w.tx((tx) => openSession(tx, w.bella.accountUid, 'test', byUid))
    const session = await touchSession(w.database.db, token)
    if (!confirmed) setClock(plus(now(), 11 * minuteMs))
    const caller = { ...w.bella.caller, sessionUid: session?.uid ?? '' }
    return refusal(w.runner.run('connectBookingSystem', lunasSystem(w, double), caller))
  }
  expect((await as(null, false)).message).toBe('Please confirm that it’s you, then try again.')
  expect((await as(w.ada.accountUid, true)).code).toBe('permission-denied')
})

it('stays bound to a brief that is paused', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await liveBrief(w)
  await w.bella.call('connectBookingSystem', { ...lunasSystem(w, double), briefUids: [uid] })
  const { version } = await w.bella.call('getBrief', { uid })
  await w.bella.call('pauseBrief', { uid, version })
  const { briefs } = await w.bella.call('getBookingSystem', { brandUid: w.luna })
  expect(briefs).toMatchObject([{ uid }])
  const { system } = await w.bella.call('connectBookingSystem', { ...lunasSystem(w, double), briefUids: [uid] })
  expect(system?.briefUids).toEqual([uid])
})
