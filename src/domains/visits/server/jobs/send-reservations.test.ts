import { expect, it } from 'vitest'
import { holdMs } from '../../../../adapters/bookings/bookings.ts'
import { hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import {
  bookedTable,
  connectLuna,
  lunasSystem,
  runFreeTables,
  runReservations,
} from '../../../../world/booking-stories.ts'
import { storySlot } from '../../../../world/stories.ts'
import type { Person, World } from '../../../../world/world.ts'

const later = (ms: number) => setClock(plus(now(), ms))
const kindsOf = async (w: World, uid: string) => (await w.eventsOf(uid)).map(({ kind }) => kind)

it('reserves a table for who was booked, once', async () => {
  const { w, double, collab, table, sent } = await bookedTable()
  expect(await table()).toEqual({ state: 'waiting', people: 2, reference: null })
  await Promise.all([runReservations(w), runReservations(w)])
  await runReservations(w)
  expect(double.reservations).toMatchObject([
    {
      status: 'RESERVED',
      details: { startDate: storySlot.toISOString(), partySize: 2 },
      reservee: { phone: '+442079460000' },
    },
  ])
  expect([sent('hold'), sent('reserve')]).toEqual([1, 1])
  expect(await table()).toEqual({ state: 'reserved', people: 2, reference: double.reservations[0]?.id.slice(0, 8) })
  expect(await kindsOf(w, collab.uid)).toContain('collab.table-reserved')
})

it('waits while the system is away, says so to the venue, and reserves once it is back', async () => {
  const { w, double, table, sent } = await bookedTable()
  const view = async () => (await w.bella.call('getBookingSystem', { brandUid: w.luna })).system
  double.away = 503
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'waiting' })
  expect(await view()).toMatchObject({ waiting: 1, problem: 'Your booking system isn’t responding.' })
  await runReservations(w)
  expect(sent('hold')).toBe(1)
  double.away = null
  later(holdMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
  expect(await view()).toMatchObject({ waiting: 0, reserved: 1, problem: null })
})

it('asks for no second table while a first may be held: its answer was lost', async () => {
  const { w, double, table, sent } = await bookedTable()
  double.dropAfter = 'hold'
  await runReservations(w)
  later(5 * minuteMs)
  await runReservations(w)
  await w.bella.call('checkBookingSystem', { brandUid: w.luna })
  await runReservations(w)
  expect(sent('hold')).toBe(1)
  later(5 * minuteMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
  expect(double.reservations.map(({ status }) => status)).toEqual(['HELD', 'RESERVED'])
})

it('books once although the answer to the booking was lost', async () => {
  const { w, double, table, sent } = await bookedTable()
  double.dropAfter = 'reserve'
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'waiting' })
  later(minuteMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
  expect([sent('hold'), sent('reserve'), double.reservations.length]).toEqual([1, 1, 1])
})

it('leaves what a killed process was sending to the next, once its claim has ended', async () => {
  const { w, double, sent } = await bookedTable()
  const until = plus(now(), 2 * minuteMs)
  await w.database.pool.query('update table_reservations set claimed_until = $1, asked_at = $2', [until, now()])
  await runReservations(w)
  later(2 * minuteMs)
  await runReservations(w)
  expect(sent('hold')).toBe(0)
  later(holdMs)
  await runReservations(w)
  expect(double.reservations).toMatchObject([{ status: 'RESERVED' }])
})

it('tells both sides that it is full then, and offers the time to nobody else', async () => {
  const { w, double, collab, table } = await bookedTable()
  double.full.add(storySlot.toISOString())
  await runReservations(w)
  await runReservations(w)
  expect(await table()).toEqual({ state: 'full', people: 2, reference: null })
  const toldOf = async (person: Person) =>
    (await person.call('listNotifications', {})).rows.map(({ title }) => title).join()
  expect(await toldOf(w.alice)).toMatch(/No table at Tuesday 10 March at 15:00 .*\. Choose another time/)
  expect(await toldOf(w.bella)).toContain('Your booking system has no table at Tuesday 10 March at 15:00')
  const slots = await w.database.pool.query('select closed from slots where starts_at = $1', [storySlot])
  expect(slots.rows).toEqual([{ closed: true }])
  const { version } = await w.alice.call('getCollab', { uid: collab.uid })
  const startsAt = plus(storySlot, 24 * hourMs).toISOString()
  await w.alice.call('rescheduleVisit', { uid: collab.uid, version, startsAt, guests: 1, guestNames: ['Jo'] })
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
})

it('moves the table with the visit, and gives it back when the collab is cancelled', async () => {
  const { w, double, collab } = await bookedTable()
  await runReservations(w)
  const { uid, version } = await w.alice.call('getCollab', { uid: collab.uid })
  const startsAt = plus(storySlot, 24 * hourMs).toISOString()
  const moved = await w.alice.call('rescheduleVisit', { uid, version, startsAt, guests: 0 })
  await runReservations(w)
  expect(double.reservations).toMatchObject([
    { status: 'CANCELED', details: { partySize: 2 } },
    { status: 'RESERVED', details: { startDate: startsAt, partySize: 1 } },
  ])
  await w.alice.call('cancelCollab', { uid, version: moved.version, reason: 'I’m ill.' })
  await runReservations(w)
  expect(double.reservations.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED'])
})

it('never sends what was cancelled before it was sent', async () => {
  const { w, double, collab } = await bookedTable()
  const { uid, version } = collab
  await w.alice.call('cancelCollab', { uid, version, reason: 'I’m ill.' })
  await runReservations(w)
  expect(double.reservations).toEqual([])
})

it('waits for the venue’s approval, and hears of it', async () => {
  const { w, double, table, sent } = await bookedTable()
  double.manual = true
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'requested' })
  const [reservation] = double.reservations
  if (reservation) reservation.status = 'RESERVED'
  later(30 * minuteMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
  expect(sent('reserve')).toBe(1)
})

it('takes one table alone from a system that holds it and won’t book it, and tells the venue', async () => {
  const { w, double, collab, table, sent } = await bookedTable()
  double.refusesToBook = true
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await runReservations(w)
    later(minuteMs)
  }
  expect(sent('hold')).toBe(1)
  expect(sent('reserve')).toBeGreaterThan(2)
  expect(await kindsOf(w, collab.uid)).toContain('collab.table-refused')
  double.refusesToBook = false
  later(hourMs * 6)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
})

it('tells the venue of a requested table that its system doesn’t know any more', async () => {
  const { w, double, collab, table, sent } = await bookedTable()
  double.manual = true
  await runReservations(w)
  double.reservations.length = 0
  later(30 * minuteMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'declined' })
  expect(await kindsOf(w, collab.uid)).toContain('collab.table-declined')
  expect(sent('hold')).toBe(1)
})

it('keeps a reserved table whose status it doesn’t know', async () => {
  const { w, double, table } = await bookedTable()
  await runReservations(w)
  const [reservation] = double.reservations
  if (reservation) reservation.status = 'MOVED_TO_BAR'
  later(24 * hourMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
})

it('sends what waited as soon as the owner has connected the system again', async () => {
  const { w, double, table } = await bookedTable()
  const { key } = double
  double.key = 'IST.another key'
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'waiting' })
  double.key = key
  await connectLuna(w, double)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
})

it('sends what waited once a reading shows that the key works again', async () => {
  const { w, double, table } = await bookedTable()
  const { key } = double
  double.key = 'IST.another key'
  for (const minutes of [0, 1, 2]) {
    later(minutes * minuteMs)
    await runReservations(w)
  }
  expect(await table()).toMatchObject({ state: 'refused' })
  double.key = key
  later(hourMs)
  await runFreeTables(w)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
})

it('speaks to a venue’s system one at a time, whichever process claims', async () => {
  const { w, sent } = await bookedTable()
  const { pool, kind } = w.database
  const other = `insert into table_reservations (uid, collab_uid, brand_uid, brief_uid, starts_at, people, state, due_at)
    select 'other', collab_uid, brand_uid, brief_uid, starts_at, people, 'cancelling', due_at from table_reservations`
  await pool.query(other)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(hashtext($1))', [`table-reservations:${w.luna}`])
  const claimed = 'update table_reservations set claimed_until = $1 where uid = $2'
  await holder.query(claimed, [plus(now(), minuteMs), 'other'])
  const running = runReservations(w)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isBlocked = async () =>
    kind === 'postgres' ? (await pool.query(waiting)).rowCount === 1 : pool.waitingCount === 1
  await expect.poll(isBlocked).toBe(true)
  await holder.query('commit')
  holder.release()
  await running
  expect(sent('hold')).toBe(0)
  later(minuteMs)
  await runReservations(w)
  expect(sent('hold')).toBe(1)
})

it('gives a table back with the number that it was reserved with', async () => {
  const { w, double, uid } = await bookedTable()
  await runReservations(w)
  await w.bella.call('connectBookingSystem', { ...lunasSystem(w, double), phone: '+44 20 7946 0999' })
  const { version } = await w.alice.call('getCollab', { uid })
  await w.alice.call('cancelCollab', { uid, version, reason: 'I’m ill.' })
  await runReservations(w)
  expect(double.reservations).toMatchObject([{ status: 'CANCELED', reservee: { phone: '+442079460000' } }])
})
