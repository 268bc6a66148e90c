import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { calendarFile, worldWithCalendar } from '../../../../world/calendar-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { readVenueCalendars } from './read-venue-calendars.ts'

it('reads a calendar every 15 minutes, follows what it says, and keeps to it while it can’t be read', async () => {
  const { w, site, address, says } = await worldWithCalendar('20260310T150000/20260310T153000')
  const job = readVenueCalendars(() => site.reader)
  const { uid } = await approvedCollab(w)
  const isOffered = async () =>
    (await w.alice.call('listOpenSlots', { uid })).slots.some(({ startsAt }) => startsAt === '2026-03-10T15:00:00.000Z')
  const view = async () => (await w.bella.call('getVenueCalendar', { brandUid: w.luna })).calendar
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  const asked = site.asked.length
  await runJob(w, job)
  expect(site.asked).toHaveLength(asked)

  const readAt = now()
  says(null)
  setClock(plus(now(), 15 * minuteMs))
  await runJob(w, job)
  expect(await isOffered()).toBe(false)
  expect(await view()).toMatchObject({
    readAt: readAt.toISOString(),
    problem:
      'We couldn’t open this calendar. Check that its address is still shared and opens from the internet, then try again.',
    failingSince: now().toISOString(),
  })

  says(calendarFile('20260311T150000/20260311T153000'))
  setClock(plus(now(), 60 * minuteMs))
  await runJob(w, job)
  expect(await isOffered()).toBe(true)
  expect(await view()).toMatchObject({ readAt: now().toISOString(), problem: null, failingSince: null, busy: 1 })
  await site.close()
})
