import { expect, it, onTestFinished } from 'vitest'
import { holdMs } from './bookings.ts'
import { now, plus, setClock } from '../../kit/server/clock.ts'
import { wixBookings } from './wix.ts'
import { wixDouble } from './wix-double.ts'

const startsAt = new Date('2026-03-10T15:00:00.000Z')
const guest = { name: 'Alice', phone: '+447700900123' }

async function open() {
  setClock(new Date('2026-03-02T09:00:00Z'))
  const double = await wixDouble()
  onTestFinished(double.close)
  const bookings = wixBookings({ WIX_API_BASE: double.url, patienceMs: 300 })
  return { double, bookings, access: { key: double.key, siteId: double.siteId, locationId: 'location-1' } }
}
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: { reason: string }) => error.reason,
  )

it('finds which starts have a table, with one question for those close to each other', async () => {
  const { double, bookings, access } = await open()
  const later = plus(startsAt, 60 * 60_000)
  const nextDay = plus(startsAt, 24 * 60 * 60_000)
  double.full.add(later.toISOString())
  const free = await bookings.findTables(access, 2, [nextDay, startsAt, later])
  expect([...free]).toEqual([
    [startsAt.getTime(), true],
    [later.getTime(), false],
    [nextDay.getTime(), true],
  ])
  expect(double.asked).toHaveLength(2)
})

it('holds a table, books it once however often it is asked, and gives it back', async () => {
  const { double, bookings, access } = await open()
  const reference = await bookings.hold(access, { startsAt, people: 2 })
  expect(await bookings.book(access, reference, guest)).toBe('reserved')
  expect(await bookings.book(access, reference, guest)).toBe('reserved')
  expect(double.asked.filter((asked) => asked.endsWith('/reserve'))).toHaveLength(1)
  expect(double.reservations).toMatchObject([{ status: 'RESERVED', reservee: { firstName: 'Alice' } }])
  await bookings.cancel(access, reference, guest)
  await bookings.cancel(access, reference, guest)
  expect(double.reservations).toMatchObject([{ status: 'CANCELED' }])
  expect(await bookings.book(access, reference, guest)).toBe('declined')
})

it('says that a hold has ended, and that a restaurant approves by hand', async () => {
  const { double, bookings, access } = await open()
  const late = await bookings.hold(access, { startsAt, people: 2 })
  setClock(plus(now(), holdMs + 1))
  expect(await bookings.book(access, late, guest)).toBe('lapsed')
  double.manual = true
  const reference = await bookings.hold(access, { startsAt, people: 2 })
  expect(await bookings.book(access, reference, guest)).toBe('requested')
  expect(await bookings.book(access, 'unknown', guest)).toBe('lapsed')
  const [, waiting] = double.reservations
  if (waiting) waiting.status = 'PAYMENT_PENDING'
  expect(await bookings.look(access, reference)).toBe('requested')
})

it('tells a full time from a refusal, a key that doesn’t open, silence and an error', async () => {
  const { double, bookings, access } = await open()
  double.full.add(startsAt.toISOString())
  expect(await reasonOf(bookings.hold(access, { startsAt, people: 2 }))).toBe('full')
  expect(await reasonOf(bookings.listLocations({ ...access, key: 'another' }))).toBe('denied')
  double.away = 503
  expect(await reasonOf(bookings.hold(access, { startsAt, people: 2 }))).toBe('down')
  double.away = 'silent'
  const before = double.asked.length
  expect(await reasonOf(bookings.hold(access, { startsAt, people: 2 }))).toBe('down')
  expect(double.asked).toHaveLength(before + 1)
})
