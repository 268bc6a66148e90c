import { expect, it } from 'vitest'
import { busyTimes, UnreadableCalendar } from './busy-times.ts'

const from = new Date('2026-03-01T00:00:00Z')
const until = new Date('2026-05-01T00:00:00Z')

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Wedding', ...lines, 'END:VEVENT']
const read = (text: string, timezone = 'Europe/London') =>
  busyTimes(text, timezone, from, until).map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])

it('repeats an event over the change of the clocks, without what was left out, and with what was moved', () => {
  const weekly = event(
    'DTSTART;TZID=Europe/Berlin:20260317T150000',
    'DTEND;TZID=Europe/Berlin:20260317T163000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;TZID=Europe/Berlin:20260324T150000',
  )
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Berlin:20260331T150000',
    'DTSTART;TZID=Europe/Berlin:20260331T180000',
    'DTEND;TZID=Europe/Berlin:20260331T190000',
  )
  expect(read(calendar(...weekly, ...moved))).toEqual([
    ['2026-03-17T14:00:00.000Z', '2026-03-17T15:30:00.000Z'],
    ['2026-03-31T16:00:00.000Z', '2026-03-31T17:00:00.000Z'],
    ['2026-04-07T13:00:00.000Z', '2026-04-07T14:30:00.000Z'],
  ])
})

it('takes days and times without a zone as the venue’s, wherever this machine is', () => {
  const days = event('DTSTART;VALUE=DATE:20260312', 'DTEND;VALUE=DATE:20260314')
  expect(read(calendar(...days), 'America/New_York')).toEqual([
    ['2026-03-12T04:00:00.000Z', '2026-03-14T04:00:00.000Z'],
  ])
  const floating = event('DTSTART:20260312T100000', 'DURATION:PT2H')
  expect(read(calendar(...floating), 'Asia/Bangkok')).toEqual([
    ['2026-03-12T03:00:00.000Z', '2026-03-12T05:00:00.000Z'],
  ])
})

it('leaves out what is cancelled, marked as free, over or far away, and joins what overlaps', () => {
  const at = (start: string, end: string, ...more: string[]) => event(`DTSTART:${start}Z`, `DTEND:${end}Z`, ...more)
  const one = [
    ...at('20260310T100000', '20260310T120000', 'STATUS:CANCELLED'),
    ...at('20260311T100000', '20260311T120000', 'TRANSP:TRANSPARENT'),
    ...at('20250311T100000', '20250311T120000'),
    ...at('20270311T100000', '20270311T120000'),
  ]
  const apart = one.map((line) => line)
  let uid = 0
  const distinct = [
    ...apart,
    ...at('20260312T100000', '20260312T120000'),
    ...at('20260312T110000', '20260312T130000'),
  ].map((line) => (line === 'UID:a' ? `UID:${(uid += 1)}` : line))
  expect(read(calendar(...distinct))).toEqual([['2026-03-12T10:00:00.000Z', '2026-03-12T13:00:00.000Z']])
})

it('reads times that are only free or busy', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'UID:f',
    'DTSTART:20260301T000000Z',
    'DTEND:20260401T000000Z',
    'FREEBUSY;FBTYPE=BUSY:20260320T100000Z/20260320T120000Z,20260321T100000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20260322T100000Z/PT1H',
    'END:VFREEBUSY',
  )
  expect(read(text)).toEqual([
    ['2026-03-20T10:00:00.000Z', '2026-03-20T12:00:00.000Z'],
    ['2026-03-21T10:00:00.000Z', '2026-03-21T11:00:00.000Z'],
  ])
})

it.each(['<html></html>', '', 'BEGIN:VCARD'])('refuses %j, which is no calendar', (text) => {
  expect(() => read(text)).toThrow(UnreadableCalendar)
})

it('isn’t kept busy by a rule that repeats every second', () => {
  const text = calendar(...event('DTSTART:20260301T000000Z', 'DTEND:20260301T000001Z', 'RRULE:FREQ=SECONDLY'))
  expect(read(text)).toEqual([])
})
