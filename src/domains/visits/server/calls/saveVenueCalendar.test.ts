import { expect, it } from 'vitest'
import { calendarFile, worldWithCalendar } from '../../../../world/calendar-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, approvedStay } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.saveVenueCalendar, (w) => ({ brandUid: w.luna, address: 'https://10.0.0.1/venue.ics' }))

const startsOf = async (w: World, uid: string) =>
  (await w.alice.call('listOpenSlots', { uid })).slots.map(({ startsAt }) => startsAt)

it('offers no slot that overlaps what the calendar says, and no booking of one', async () => {
  const { w, site, address } = await worldWithCalendar('20260310T150000/20260310T153000')
  const { uid, version } = await approvedCollab(w)
  const before = await startsOf(w, uid)
  expect(before).toContain('2026-03-10T15:00:00.000Z')
  const view = await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  expect(view.calendar).toMatchObject({ host: '127.0.0.1', problem: null, busy: 1 })
  const after = await startsOf(w, uid)
  expect(before.filter((start) => !after.includes(start))).toEqual(['2026-03-10T15:00:00.000Z'])
  const booking = { uid, version, startsAt: '2026-03-10T15:00:00.000Z', guests: 0 }
  expect((await refusal(w.alice.call('scheduleVisit', booking))).code).toBe('failed-precondition')
  const [event] = (await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'venue-calendar.connected')
  expect(event).toMatchObject({ after: { host: new URL(address).host } })
  await site.close()
})

it('closes the nights of days that are busy all day', async () => {
  const { w, site, address, says } = await worldWithCalendar()
  const { uid } = await approvedStay(w)
  const nights = async () => (await w.alice.call('listOpenSlots', { uid })).stay?.nights ?? []
  const before = await nights()
  says(
    calendarFile().replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:d\r\nDTSTART;VALUE=DATE:20260313\r\nDTEND;VALUE=DATE:20260314\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ),
  )
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  const after = await nights()
  expect(before.find(({ day }) => day === '2026-03-13')?.left).toBeGreaterThan(0)
  expect(after.filter(({ left }) => left === 0).map(({ day }) => day)).toEqual(['2026-03-13'])
  await site.close()
})

it('keeps the address sealed, and reads nothing on a private network', async () => {
  const { w, site, address } = await worldWithCalendar()
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address: `${address}?key=secret` })
  const { rows } = await w.database.pool.query('select * from venue_calendars')
  expect(JSON.stringify(rows)).not.toContain('secret')
  await site.close()
  const outside = await world()
  for (const private_ of ['http://127.0.0.1/a.ics', 'webcal://10.0.0.1/a.ics', 'https://169.254.169.254/a.ics'])
    expect(
      (await refusal(outside.bella.call('saveVenueCalendar', { brandUid: outside.luna, address: private_ }))).code,
    ).toBe('invalid-argument')
})

it('refuses a page that is no calendar, and says so', async () => {
  const { w, site, address, says } = await worldWithCalendar()
  says('<html>Sign in</html>')
  const refused = await refusal(w.bella.call('saveVenueCalendar', { brandUid: w.luna, address }))
  expect(refused.message).toBe(
    'There’s no calendar at this address. Copy the address that ends in .ics, then try again.',
  )
  await site.close()
})

it('reads nothing where that is switched off', async () => {
  const w = await world(null)
  const call = w.bella.call('saveVenueCalendar', { brandUid: w.luna, address: 'https://example.com/a.ics' })
  expect((await refusal(call)).code).toBe('failed-precondition')
})
