import { expect, it } from 'vitest'
import type { Calendar } from './calendar.ts'
import { firstOf, lastBookableSlot, slotsBetween, startsAt } from './availability.ts'
import { stayTimes, whyNoStay } from './stay-calendar.ts'
import { arrivalWindows, nightSlot, nightsOf, nightsWords, stayWords } from './stays.ts'

const stay = { minNights: 2, maxNights: 3, checkOutBy: '11:00', perNight: true }
const hotel: Calendar = {
  availability: {
    stay,
    windows: arrivalWindows([4, 5, 6], '15:00'),
    slotMinutes: 90,
    capacity: 1,
    leadHours: 24,
    blackout: [],
  },
  timezone: 'Europe/London',
  liveFrom: '2026-03-01',
  liveUntil: '2026-04-05',
}
const now = new Date('2026-03-02T09:00:00Z')
const at = (iso: string) => new Date(iso)
const iso = (slots: Date[]) => slots.map((slot) => slot.toISOString().slice(0, 16))
const closedOn = (...blackout: string[]) => ({ ...hotel, availability: { ...hotel.availability, blackout } })

it('offers the check-ins of each week on the clock of the venue, also over the change to summer time', () => {
  expect(iso(slotsBetween(hotel, at('2026-03-25T00:00:00Z'), at('2026-04-04T00:00:00Z'), now))).toEqual([
    '2026-03-26T15:00',
    '2026-03-27T15:00',
    '2026-03-28T15:00',
    '2026-04-02T14:00',
    '2026-04-03T14:00',
  ])
})

it('offers no check-in whose shortest stay meets a closed night, and none that the last day cuts', () => {
  const week = (calendar: Calendar) => iso(slotsBetween(calendar, now, at('2026-03-09T00:00:00Z'), now))
  expect(week(hotel)).toEqual(['2026-03-05T15:00', '2026-03-06T15:00', '2026-03-07T15:00'])
  expect(week(closedOn('2026-03-07'))).toEqual(['2026-03-05T15:00'])
  // The night of 5 April is the last: who checks in on the 4th stays it.
  expect(lastBookableSlot(hotel, now)?.toISOString()).toBe('2026-04-04T14:00:00.000Z')
})

it.each([
  ['2026-03-12T15:00:00Z', 2, null],
  ['2026-03-12T15:00:00Z', 1, 'Stays here are for 2–3 nights. Choose another check-out date.'],
  ['2026-03-12T15:00:00Z', 4, 'Stays here are for 2–3 nights. Choose another check-out date.'],
  ['2026-03-10T15:00:00Z', 2, 'You can’t check in on a Tuesday here. Check-in days are Thursday, Friday and Saturday.'],
  ['2026-03-19T15:00:00Z', 3, 'The venue has no rooms for the night of 21 Mar 2026. Choose other dates.'],
  ['2026-03-20T15:00:00Z', 2, 'The venue has no rooms for the night of 21 Mar 2026. Choose other dates.'],
  ['2026-03-19T15:00:00Z', 2, null],
  ['2026-02-26T15:00:00Z', 2, 'That check-in has passed. Choose another date.'],
  ['2026-04-04T14:00:00Z', 3, 'You can book nights from 1 Mar 2026 to 5 Apr 2026.'],
  ['2026-03-12T16:00:00Z', 2, 'Check-in is from 15:00 on that day. Choose your dates again.'],
])('a stay from %s for %d nights: %s', (from, nights, why) => {
  expect(whyNoStay(closedOn('2026-03-21'), stay, at(from), nights, now)).toBe(why)
})

it('needs notice before check-in', () => {
  const late = at('2026-03-04T16:00:00Z')
  expect(whyNoStay(hotel, stay, at('2026-03-05T15:00:00Z'), 2, late)).toBe(
    'The venue needs 24 hours’ notice. Choose a later check-in.',
  )
})

it('counts nights as dates of the venue, whatever the clock does in between', () => {
  const spring = stayTimes(at('2026-03-28T15:00:00Z'), 2, stay, 'Europe/London')
  expect(spring).toEqual({ checkInOn: '2026-03-28', checkOutOn: '2026-03-30', endsAt: at('2026-03-30T10:00:00Z') })
  expect(nightsOf(spring)).toEqual(['2026-03-28', '2026-03-29'])
  const sydney = stayTimes(at('2026-04-03T04:00:00Z'), 3, stay, 'Australia/Sydney')
  expect(sydney).toMatchObject({
    checkInOn: '2026-04-03',
    checkOutOn: '2026-04-06',
    endsAt: at('2026-04-06T01:00:00Z'),
  })
})

it('says that the next check-in is the first with room for the shortest stay', () => {
  const starts = startsAt(hotel, null, now)
  const full = (...nights: string[]) => nights.map((night) => nightSlot(night).getTime())
  expect(firstOf(starts, 24, [], now)?.toISOString()).toBe('2026-03-05T15:00:00.000Z')
  expect(firstOf(starts, 24, full('2026-03-06'), now)?.toISOString()).toBe('2026-03-07T15:00:00.000Z')
  expect(firstOf(starts, 24, full('2026-03-06', '2026-03-08'), now)?.toISOString()).toBe('2026-03-12T15:00:00.000Z')
})

it('says stays in words', () => {
  expect(nightsWords(stay)).toBe('2–3 nights')
  expect(nightsWords({ minNights: 1, maxNights: 1 })).toBe('1 night')
  const june = { checkInOn: '2026-06-12', checkOutOn: '2026-06-14' }
  expect(stayWords(june, new Date('2026-02-01'))).toBe('2 nights, 12–14 Jun')
  expect(stayWords(june, new Date('2025-12-01'))).toBe('2 nights, 12–14 Jun 2026')
  expect(stayWords(june, null)).toBe('2 nights, 12–14 Jun 2026')
  expect(stayWords({ checkInOn: '2026-06-30', checkOutOn: '2026-07-01' }, new Date('2026-02-01'))).toBe(
    '1 night, 30 Jun – 1 Jul',
  )
  expect(stayWords({ checkInOn: '2026-12-31', checkOutOn: '2027-01-01' }, new Date('2026-12-01'))).toBe(
    '1 night, 31 Dec – 1 Jan 2027',
  )
})
