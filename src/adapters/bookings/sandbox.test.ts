import { expect, it } from 'vitest'
import { hourMs, plus } from '../../kit/server/clock.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { openBookings } from './open-bookings.ts'
import { sandboxKey } from './sandbox.ts'
import { wixDouble } from './wix-double.ts'

const access = { key: sandboxKey, siteId: 'sandbox', locationId: 'sandbox' }
const starts = Array.from({ length: 18 }, (_, at) => plus(new Date('2026-03-10T12:00:00Z'), (at * hourMs) / 4))

it('opens with the demo’s key on this machine, has a table for most times, and says no to the others', async () => {
  const config = testConfig()
  const bookings = openBookings(config)
  const free = await bookings.findTables(access, 2, starts)
  expect([...free.values()].filter((isFree) => !isFree)).toHaveLength(2)
  for (const startsAt of starts) {
    const held = bookings.hold(access, { startsAt, people: 2 }).then(
      () => true,
      () => false,
    )
    expect(await held).toBe(free.get(startsAt.getTime()))
  }
})

it('is Wix for every other key, and on a public address', async () => {
  const double = await wixDouble()
  const config = testConfig()
  const on = (publicUrl: string) => openBookings({ ...config, publicUrl, WIX_API_BASE: double.url })
  const of = (url: string, key: string) => on(url).listLocations({ ...access, key })
  expect(await of(config.publicUrl, sandboxKey)).toEqual([{ id: 'sandbox', name: 'Sandbox' }])
  await expect(of(config.publicUrl, 'another')).rejects.toMatchObject({ reason: 'denied' })
  await expect(of('https://app.example.com', sandboxKey)).rejects.toMatchObject({ reason: 'denied' })
  await double.close()
})
