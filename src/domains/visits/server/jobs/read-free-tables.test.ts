import { expect, it } from 'vitest'
import { hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { connectLuna, runFreeTables, withBookings, worldWithBookings } from '../../../../world/booking-stories.ts'
import { calendarFile, worldWithCalendar } from '../../../../world/calendar-stories.ts'
import { approvedCollab } from '../../../../world/stories.ts'

const slot = '2026-03-10T15:00:00.000Z'

it('asks every half hour, follows what it says, and keeps to it while the system is away', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await approvedCollab(w)
  const isOffered = async () =>
    (await w.alice.call('listOpenSlots', { uid })).slots.some(({ startsAt }) => startsAt === slot)
  const view = async () => (await w.bella.call('getBookingSystem', { brandUid: w.luna })).system
  await connectLuna(w, double)
  const asked = double.asked.length
  await runFreeTables(w)
  expect(double.asked).toHaveLength(asked)
  expect(await isOffered()).toBe(true)
  expect(double.asked).toHaveLength(asked)

  double.full.add(slot)
  setClock(plus(now(), 30 * minuteMs))
  await runFreeTables(w)
  expect(await isOffered()).toBe(false)

  double.away = 503
  setClock(plus(now(), 30 * minuteMs))
  await runFreeTables(w)
  expect(await isOffered()).toBe(false)
  expect(await view()).toMatchObject({
    problem: 'Your booking system isn’t responding.',
    failingSince: now().toISOString(),
  })

  double.away = null
  double.full.clear()
  setClock(plus(now(), hourMs))
  await runFreeTables(w)
  expect(await isOffered()).toBe(true)
  expect(await view()).toMatchObject({ problem: null, failingSince: null, readAt: now().toISOString() })
})

it('closes what the venue’s calendar says as well', async () => {
  const { w, site, address, says } = await worldWithCalendar('20260311T150000/20260311T153000')
  const double = await withBookings(w)
  const { uid } = await approvedCollab(w)
  const starts = async () => (await w.alice.call('listOpenSlots', { uid })).slots.map(({ startsAt }) => startsAt)
  double.full.add(slot)
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  await connectLuna(w, double)
  expect(await starts()).not.toContain(slot)
  expect(await starts()).not.toContain('2026-03-11T15:00:00.000Z')
  says(calendarFile())
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  expect(await starts()).not.toContain(slot)
  expect(await starts()).toContain('2026-03-11T15:00:00.000Z')
  await site.close()
})

it('closes what’s full as far ahead as times are offered, soon after it was connected', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await approvedCollab(w)
  const offered = async () => (await w.alice.call('listOpenSlots', { uid })).slots.map(({ startsAt }) => startsAt)
  const last = (await offered()).at(-1) ?? ''
  double.full.add(last)
  await connectLuna(w, double)
  setClock(plus(now(), 5 * minuteMs))
  await runFreeTables(w)
  expect(await offered()).not.toContain(last)
  // Connecting again asks for the next days alone.
  await connectLuna(w, double)
  expect(await offered()).not.toContain(last)
})
