import { expect, it } from 'vitest'
import { visitTimeThere } from './visit-time-there.ts'

const startsAt = '2026-11-27T19:40:00.000Z'

it('names the city of a visit whose time is another where the reader is', () => {
  expect(visitTimeThere({ startsAt }, 'Australia/Melbourne', 'Europe/London')).toMatch(
    /^Sat 28 Nov.*, 06:40 \(Melbourne time\)$/,
  )
  expect(visitTimeThere({ startsAt }, 'Europe/London', 'Europe/Lisbon')).toMatch(/^Fri 27 Nov.*, 19:40$/)
})
