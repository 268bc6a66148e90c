import { expect, it } from 'vitest'
import { type Hours, startsBetween, whyNotHours } from './hours.ts'

const keeps = (change: Partial<Hours>): Hours => ({
  timezone: 'Europe/London',
  slotMinutes: 30,
  away: [],
  windows: [{ weekday: 7, from: '00:30', until: '02:30' }],
  ...change,
})
const on = (hours: Hours, day: string) =>
  startsBetween(hours, new Date(`${day}T00:00:00Z`), new Date(Date.parse(day) + 86_400_000)).map((start) =>
    start.toISOString().slice(11, 16),
  )

it.each([
  ['a winter day', '2026-03-22', ['00:30', '01:00', '01:30', '02:00']],
  // From 01:00 to 02:00 there is no time: 00:30 is followed by 02:00, which is 01:00 UTC.
  ['the day the clock goes forward', '2026-03-29', ['00:30', '01:00']],
  // 01:00 to 02:00 comes twice and is offered once, the first time.
  ['the day the clock goes back', '2026-10-25', ['23:30', '00:00', '00:30', '02:00']],
])('follows the clock of who keeps the hours on %s', (_what, day, times) => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const starts = startsBetween(keeps({}), new Date(midnight - 3_600_000), new Date(midnight + 86_400_000))
  expect(starts.map((start) => start.toISOString().slice(11, 16))).toEqual(times)
})

it('keeps its wall-clock time through the year, in the zone of who keeps it', () => {
  const newYork = keeps({ timezone: 'America/New_York', windows: [{ weekday: 1, from: '09:00', until: '10:00' }] })
  expect(on(newYork, '2026-03-02')).toEqual(['14:00', '14:30'])
  // America has changed its clock by then, Europe has not.
  expect(on(newYork, '2026-03-09')).toEqual(['13:00', '13:30'])
})

it('leaves days off out, both ends included, and what does not fit into the hours', () => {
  const hours = keeps({
    windows: [{ weekday: 1, from: '09:00', until: '09:50' }],
    away: [{ from: '2026-03-09', until: '2026-03-16', substituteUid: null }],
  })
  expect(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'].map((day) => on(hours, day))).toEqual([
    ['09:00'],
    [],
    [],
    ['09:00'],
  ])
})

it.each([
  [{ windows: [{ weekday: 1, from: '10:00', until: '10:00' }] }, 'The end time must be after the start time.'],
  [
    {
      windows: [
        { weekday: 1, from: '12:00', until: '14:00' },
        { weekday: 1, from: '09:00', until: '12:30' },
      ],
    },
    'Two of your times on the same day overlap.',
  ],
  [
    { away: [{ from: '2026-03-02', until: '2026-03-01', substituteUid: null }] },
    'The last day can’t be before the first.',
  ],
  [{ videoLink: '' }, 'Add the video link people use to join your calls.'],
  [{ windows: [], videoLink: '' }, null],
])('says why %j cannot be kept', (change, why) => {
  const hours = { windows: [{ weekday: 1, from: '09:00', until: '12:00' }], away: [], videoLink: 'https://x.test' }
  expect(whyNotHours({ ...hours, ...change })).toBe(why)
})
