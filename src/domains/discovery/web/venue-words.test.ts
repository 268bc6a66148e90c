import { expect, it } from 'vitest'
import { openDays, replyWords } from './venue-words.ts'

it('says how quickly a venue replies, never quicker than it does', () => {
  expect([0, 0.4, 1, 1.2, 26, 48, 49, 120].map(replyWords)).toEqual([
    'within an hour',
    'within an hour',
    'within an hour',
    'within 2 hours',
    'within 26 hours',
    'within 48 hours',
    'within 3 days',
    'within 5 days',
  ])
})

it('names every day with all of its hours, in order', () => {
  const hours = openDays([
    { weekday: 2, from: '18:00', to: '23:00' },
    { weekday: 2, from: '12:00', to: '15:00' },
  ])
  expect(hours).toHaveLength(7)
  expect(hours.slice(0, 2)).toEqual([
    { day: 'Monday', hours: 'Closed' },
    { day: 'Tuesday', hours: '12:00–15:00, 18:00–23:00' },
  ])
})
