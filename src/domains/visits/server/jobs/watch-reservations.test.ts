import { expect, it } from 'vitest'
import { hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { bookedTable, runFreeTables, runReservations } from '../../../../world/booking-stories.ts'
import { storySlot } from '../../../../world/stories.ts'
import type { Person, World } from '../../../../world/world.ts'

const later = (ms: number) => setClock(plus(now(), ms))
const newest = async (person: Person) => (await person.call('listNotifications', {})).rows[0]?.title ?? ''
const kindsOf = async (w: World, uid: string) => (await w.eventsOf(uid)).map(({ kind }) => kind)

it('says to both sides that the venue declined, and to the venue alone that it cancelled a table later', async () => {
  const { w, double, uid, table } = await bookedTable()
  double.manual = true
  await runReservations(w)
  const [first] = double.reservations
  if (first) first.status = 'DECLINED'
  later(30 * minuteMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'declined' })
  expect(await newest(w.alice)).toMatch(/^No table at Tuesday 10 March/)
  expect(await newest(w.bella)).toMatch(/^The table at Tuesday 10 March .* was declined in your booking system$/)
  double.manual = false
  const { version } = await w.alice.call('getCollab', { uid })
  const startsAt = plus(storySlot, 24 * hourMs).toISOString()
  await w.alice.call('rescheduleVisit', { uid, version, startsAt, guests: 1 })
  await runReservations(w)
  const before = await newest(w.alice)
  const [, second] = double.reservations
  if (second) second.status = 'CANCELED'
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
  later(24 * hourMs)
  await runReservations(w)
  expect(await table()).toEqual({ state: 'declined', people: 2, reference: null })
  expect(await newest(w.bella)).toMatch(/^The table at Wednesday 11 March .* was cancelled in your booking system$/)
  expect(await newest(w.alice)).toBe(before)
  expect(await kindsOf(w, uid)).toContain('collab.table-declined')
})

it('looks for a reserved table each day and three hours before the visit, and not afterwards', async () => {
  const { w, double, sent } = await bookedTable()
  await runReservations(w)
  const looks = () => double.asked.filter((asked) => asked.startsWith('GET /reservations/')).length
  const once = looks()
  await runReservations(w)
  expect(looks()).toBe(once)
  later(24 * hourMs)
  await runReservations(w)
  expect(looks()).toBe(once + 1)
  setClock(plus(storySlot, -20 * hourMs))
  await runReservations(w)
  setClock(plus(storySlot, -3 * hourMs))
  await runReservations(w)
  expect(looks()).toBe(once + 3)
  setClock(plus(storySlot, -minuteMs))
  await runReservations(w)
  expect([looks(), sent('reserve')]).toEqual([once + 3, 1])
})

it('tells the venue once that a system keeps refusing, tries less often, and reserves when it may', async () => {
  const { w, double, uid, table, sent } = await bookedTable()
  double.refuses = true
  for (const minutes of [0, 1, 2]) {
    later(minutes * minuteMs)
    await runReservations(w)
  }
  expect(await table()).toMatchObject({ state: 'refused' })
  expect(await newest(w.bella)).toMatch(/^Your booking system won’t reserve a table at Tuesday 10 March/)
  expect(await kindsOf(w, uid)).toContain('collab.table-refused')
  later(4 * minuteMs)
  await runReservations(w)
  later(5 * hourMs)
  await runReservations(w)
  await runFreeTables(w)
  await runReservations(w)
  expect(sent('hold')).toBe(4)
  double.refuses = false
  later(hourMs)
  await runReservations(w)
  expect(await table()).toMatchObject({ state: 'reserved' })
  expect((await w.bella.call('listToday', {})).rows.map(({ kind }) => kind)).not.toContain('table')
})

it('keeps a table that is away out of the venue’s list: it is reserved once the system is back', async () => {
  const { w, double, table } = await bookedTable()
  double.away = 503
  for (const minutes of [0, 10, 20, 40]) {
    later(minutes * minuteMs)
    await runReservations(w)
  }
  expect(await table()).toMatchObject({ state: 'waiting' })
  expect((await w.bella.call('listToday', {})).rows).toEqual([])
})

it('counts refusals alone before it tells the venue, not tries that had no answer', async () => {
  const { w, double, table } = await bookedTable()
  double.away = 503
  for (const minutes of [0, 10, 20]) {
    later(minutes * minuteMs)
    await runReservations(w)
  }
  double.away = null
  double.refuses = true
  for (const state of ['waiting', 'waiting', 'refused']) {
    later(hourMs)
    await runReservations(w)
    expect(await table()).toMatchObject({ state })
  }
})
