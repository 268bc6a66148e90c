import { IANAZone } from 'luxon'
import { expect, it } from 'vitest'
import { samples } from '../../kit/testing/samples.ts'
import { slotsBetween, whyNoSlot } from './availability.ts'
import type { Calendar } from './calendar.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const firstDay = Date.parse('2026-01-01')
const lastDay = Date.parse('2035-12-31')

const everyZone = Intl.supportedValuesOf('timeZone')
/** Half an hour, an hour and two hours of summer time, and the far ends of the world, in every run. */
const always = ['Europe/London', 'Australia/Lord_Howe', 'Antarctica/Troll', 'Pacific/Chatham', 'America/Santiago']
const taken = samples(15, everyZone.length)
const zones = [...new Set([...always, ...everyZone.filter((_, at) => at % Math.ceil(everyZone.length / taken) === 0)])]

/** The days of these years on which a zone's clock is put forward or back: a few of them unless all are wanted. */
function changesOf(zone: IANAZone): number[] {
  const days: number[] = []
  for (let week = firstDay; week < lastDay; week += 7 * dayMs) {
    const before = zone.offset(week)
    if (zone.offset(week + 7 * dayMs) === before) continue
    let day = week
    while (zone.offset(day + dayMs) === before) day += dayMs
    days.push(day)
  }
  return days.filter((_, at) => at % Math.ceil(days.length / samples(4, days.length)) === 0)
}

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))

function calendarOf(timezone: string, slotMinutes: number, from: string, to: string): Calendar {
  return {
    availability: { windows: everyDay(from, to), slotMinutes, capacity: 1, leadHours: 0, blackout: [] },
    timezone,
    liveFrom: '2025-01-01',
    liveUntil: '2036-12-31',
  }
}

const lengths = [60, 90, 240]
const openings = [
  ['00:30', '12:00'],
  ['20:00', '06:00'],
] as const

it.each(zones)('offers no two times that overlap when the clock changes in %s, to 2035', (name) => {
  const now = new Date(firstDay - 30 * dayMs)
  const overlaps: string[] = []
  for (const day of changesOf(IANAZone.create(name)))
    for (const slotMinutes of lengths)
      for (const [from, to] of openings) {
        const calendar = calendarOf(name, slotMinutes, from, to)
        const found = slotsBetween(calendar, new Date(day - dayMs), new Date(day + 2 * dayMs), now)
        for (const [at, start] of found.entries()) {
          const next = found[at + 1]
          if (next && next.getTime() - start.getTime() < slotMinutes * minuteMs)
            overlaps.push(`${start.toISOString()} ${slotMinutes} minutes, ${from} to ${to}`)
        }
        // Asked for alone, it is the same.
        const alone = found.find((start) => start.getTime() > day)
        expect(alone && whyNoSlot(calendar, alone, now)).toBeNull()
      }
  expect(overlaps).toEqual([])
})

it('leaves out the visit that would begin an hour before the one at half past midnight is over', () => {
  const calendar = calendarOf('Europe/London', 90, '00:30', '06:30')
  const night = slotsBetween(calendar, new Date('2026-03-29T00:00Z'), new Date('2026-03-29T05:30Z'), new Date(firstDay))
  expect(night.map((start) => start.toISOString().slice(11, 16))).toEqual(['00:30', '02:30', '04:00'])
})
