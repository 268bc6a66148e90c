import { expect, it } from 'vitest'
import { firstWithin, lastBookableSlot, slotsBetween, whyNoSlot } from './availability.ts'
import type { Calendar } from './calendar.ts'

const base: Calendar = {
  availability: {
    windows: [{ weekday: 1, from: '18:00', to: '21:00' }],
    slotMinutes: 90,
    capacity: 1,
    leadHours: 24,
    blackout: [],
  },
  timezone: 'Europe/London',
  liveFrom: '2026-03-01',
  liveUntil: '2026-04-30',
}
const now = new Date('2026-03-02T09:00:00Z')
const at = (iso: string) => new Date(iso)
const iso = (slots: Date[]) => slots.map((slot) => slot.toISOString().slice(0, 16))

it('offers the windows of each week, in steps of the slot length, on the clock of the venue', () => {
  expect(iso(slotsBetween(base, now, at('2026-03-17T00:00:00Z'), now))).toEqual([
    '2026-03-09T18:00',
    '2026-03-09T19:30',
    '2026-03-16T18:00',
    '2026-03-16T19:30',
  ])
})

it('keeps the wall clock across the change to summer time', () => {
  const slots = slotsBetween(base, at('2026-03-23T00:00:00Z'), at('2026-03-31T00:00:00Z'), now)
  expect(iso(slots)).toEqual(['2026-03-23T18:00', '2026-03-23T19:30', '2026-03-30T17:00', '2026-03-30T18:30'])
})

it('does not offer a wall-clock time that the change to summer time skips', () => {
  const night: Calendar = {
    ...base,
    availability: { ...base.availability, windows: [{ weekday: 7, from: '00:30', to: '02:30' }], slotMinutes: 30 },
  }
  expect(iso(slotsBetween(night, at('2026-03-29T00:00:00Z'), at('2026-03-29T03:00:00Z'), now))).toEqual([
    '2026-03-29T00:30',
    '2026-03-29T01:00',
  ])
})

it('offers a wall-clock time that happens twice in autumn once', () => {
  const night: Calendar = {
    ...base,
    liveUntil: '2026-12-31',
    availability: { ...base.availability, windows: [{ weekday: 7, from: '01:00', to: '02:00' }], slotMinutes: 60 },
  }
  expect(slotsBetween(night, at('2026-10-24T23:00:00Z'), at('2026-10-25T05:00:00Z'), now)).toHaveLength(1)
})

it('leaves out blackout days, days outside the live dates and what is inside the lead time', () => {
  const blackout: Calendar = { ...base, availability: { ...base.availability, blackout: ['2026-03-09'] } }
  expect(iso(slotsBetween(blackout, now, at('2026-03-10T00:00:00Z'), now))).toEqual([])
  expect(slotsBetween(base, at('2026-05-01T00:00:00Z'), at('2026-06-01T00:00:00Z'), now)).toEqual([])
  expect(slotsBetween(base, now, at('2026-03-03T00:00:00Z'), now)).toEqual([])
})

it.each([
  ['2026-03-09T18:00:00Z', null],
  ['2026-03-09T18:15:00Z', 'That time isn’t available at this venue. Choose another.'],
  ['2026-03-10T18:00:00Z', 'That time isn’t available at this venue. Choose another.'],
  ['2026-03-02T18:00:00Z', 'The venue needs 24 hours’ notice. Choose a later time.'],
  ['2026-03-01T18:00:00Z', 'That time has passed. Choose another.'],
  ['2026-05-04T17:00:00Z', 'You can book visits from 1 Mar 2026 to 30 Apr 2026.'],
])('says of %s: %s', (start, why) => {
  expect(whyNoSlot(base, at(start), now)).toBe(why)
})

it('agrees with itself: whatever is offered is not refused', () => {
  for (const slot of slotsBetween(base, now, at('2026-05-01T00:00:00Z'), now))
    expect(whyNoSlot(base, slot, now)).toBeNull()
})

it('knows the last start that can be booked', () => {
  expect(lastBookableSlot(base, now)?.toISOString()).toBe('2026-04-27T18:30:00.000Z')
  expect(lastBookableSlot({ ...base, availability: { ...base.availability, windows: [] } }, now)).toBeNull()
  expect(lastBookableSlot(base, at('2026-05-02T00:00:00Z'))).toBeNull()
})

it('keeps a night that goes past midnight with the day it opens on', () => {
  const night: Calendar = {
    ...base,
    availability: {
      ...base.availability,
      windows: [{ weekday: 5, from: '22:00', to: '02:00' }],
      slotMinutes: 120,
      blackout: ['2026-03-13'],
    },
  }
  expect(iso(slotsBetween(night, now, at('2026-03-16T00:00:00Z'), now))).toEqual([
    '2026-03-06T22:00',
    '2026-03-07T00:00',
  ])
  expect(whyNoSlot(night, at('2026-03-07T00:00:00Z'), now)).toBeNull()
})

it.each(['Europe/London', 'America/Los_Angeles', 'Asia/Bangkok', 'Australia/Sydney'])(
  'offers the same wall-clock times all year in %s',
  (timezone) => {
    const year: Calendar = {
      ...base,
      timezone,
      liveUntil: '2027-02-28',
      availability: {
        ...base.availability,
        windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '18:00', to: '19:30' })),
      },
    }
    const slots = slotsBetween(year, at('2026-03-08T00:00:00Z'), at('2027-03-10T00:00:00Z'), now)
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
    expect(new Set(slots.map((slot) => clock.format(slot)))).toEqual(new Set(['18:00']))
    expect(slots.length).toBeGreaterThanOrEqual(357)
  },
)

it('finds the first start of a span that is neither full nor taken', () => {
  const on = (clock: string) => new Date(`2026-03-10T${clock}:00Z`)
  const starts = ['08:00', '10:00', '12:00', '14:00', '16:00'].map((clock) => on(clock).getTime())
  const span = { from: on('09:00'), until: on('16:00') }
  const first = (full: number[], taken: number[]) =>
    firstWithin({ from: 0, starts }, span, 0, full, on('07:00'), (start) => taken.includes(start))
  expect(first([], [])).toEqual(on('10:00'))
  expect(first([on('10:00').getTime()], [on('12:00').getTime()])).toEqual(on('14:00'))
  expect(first(starts.slice(0, 4), [])).toBeNull()
})
