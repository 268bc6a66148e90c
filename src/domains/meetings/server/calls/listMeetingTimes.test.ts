import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const inLondon = { timezone: 'Europe/London' }

describeCall(meetingCalls.listMeetingTimes, () => inLondon)

it('shows the free times of real people in the visitor’s days, and leaves full days out', async () => {
  const w = await world()
  expect(await w.anonymous.call('listMeetingTimes', inLondon)).toMatchObject({
    days: [],
    lengths: [],
    next: '2026-03-16',
  })
  await openHours(w.anna, { windows: [{ weekday: 2, from: '10:00', until: '11:00' }] })
  const shown = await w.anonymous.call('listMeetingTimes', inLondon)
  expect(shown.days).toEqual([
    { day: '2026-03-03', times: ['2026-03-03T10:00:00.000Z', '2026-03-03T10:30:00.000Z'] },
    { day: '2026-03-10', times: ['2026-03-10T10:00:00.000Z', '2026-03-10T10:30:00.000Z'] },
  ])
  // Ten in the morning is the next day already on Kiritimati, and the same day in Honolulu, at midnight.
  const days = async (timezone: string) =>
    (await w.anonymous.call('listMeetingTimes', { timezone })).days.map(({ day }) => day)
  expect([await days('Pacific/Kiritimati'), await days('Pacific/Honolulu')]).toEqual([
    ['2026-03-04', '2026-03-11'],
    ['2026-03-03', '2026-03-10'],
  ])
  await bookedMeeting(w)
  await bookedMeeting(w, { startsAt: '2026-03-03T10:30:00.000Z' })
  expect(await days('Europe/London')).toEqual(['2026-03-10'])
})

it('keeps two hours of notice, and turns the page to the end of what can be booked', async () => {
  const w = await world()
  await openHours(w.anna)
  setClock(new Date('2026-03-03T09:01:00Z'))
  const { days } = await w.anonymous.call('listMeetingTimes', inLondon)
  expect(first(days).times).toEqual(['2026-03-03T11:30:00.000Z'])
  let from: string | undefined
  const seen: string[] = []
  do {
    const page = await w.anonymous.call('listMeetingTimes', { ...inLondon, from })
    seen.push(...page.days.map(({ day }) => day))
    from = page.next ?? undefined
  } while (from)
  expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([10, 10, '2026-05-05'])
  expect((await w.anonymous.call('listMeetingTimes', { ...inLondon, from: '2030-01-01' })).from).toBe('2026-03-03')
})

it('offers 15 or 30 minutes where both are kept, and never a time that overlaps a call', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await openHours(w.anna, { slotMinutes: 15, version: 1 })
  await openHours(w.amir)
  const times = async (minutes: 15 | 30) => {
    const shown = await w.anonymous.call('listMeetingTimes', { ...inLondon, minutes })
    return [shown.lengths, first(shown.days).times.map((time) => time.slice(11, 16))]
  }
  expect(await times(15)).toEqual([
    [15, 30],
    ['10:30', '10:45', '11:00', '11:15', '11:30', '11:45'],
  ])
  expect(await times(30)).toEqual([
    [15, 30],
    ['10:00', '10:30', '11:00', '11:30'],
  ])
})

it('asks for one of the team, whose substitute takes their days off', async () => {
  const w = await world()
  await openHours(w.amir, { windows: [{ weekday: 2, from: '14:00', until: '14:30' }] })
  const away = { from: '2026-03-09', until: '2026-03-13', substituteUid: w.amir.accountUid }
  await openHours(w.anna, { windows: [{ weekday: 2, from: '10:00', until: '10:30' }], away: [away] })
  const times = async (slug: string) =>
    (await w.anonymous.call('listMeetingTimes', { ...inLondon, with: slug })).days.flatMap((one) => one.times)
  expect(await times('anna')).toEqual(['2026-03-03T10:00:00.000Z', '2026-03-10T14:00:00.000Z'])
  expect(await times('amir')).toEqual(['2026-03-03T14:00:00.000Z', '2026-03-10T14:00:00.000Z'])
  const nobody = await w.anonymous.call('listMeetingTimes', { ...inLondon, with: 'nobody' })
  expect([nobody.host, nobody.days.length]).toEqual([null, 2])
})
