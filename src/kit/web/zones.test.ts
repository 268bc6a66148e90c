import { expect, it } from 'vitest'
import { zoneLabel, zoneOptions } from './zones.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

it.each([
  ['Europe/London', winter, 'London (GMT+0)'],
  ['Europe/London', summer, 'London (GMT+1)'],
  ['Asia/Calcutta', winter, 'Kolkata (GMT+5:30)'],
  ['Asia/Saigon', winter, 'Ho Chi Minh City (GMT+7)'],
  ['America/Argentina/Buenos_Aires', winter, 'Buenos Aires (GMT-3)'],
  ['America/New_York', summer, 'New York (GMT-4)'],
])('calls %s by its city of today, with the clock of the day', (zone, at, label) => {
  expect(zoneLabel(zone, at)).toBe(label)
})

it('has each zone once, by the name of its city', () => {
  const options = zoneOptions(['UTC', 'Europe/Kiev', 'Asia/Dubai', 'UTC'], winter)
  expect(options).toEqual([
    { value: 'Asia/Dubai', label: 'Dubai (GMT+4)' },
    { value: 'Europe/Kiev', label: 'Kyiv (GMT+2)' },
    { value: 'UTC', label: 'UTC (GMT+0)' },
  ])
})
