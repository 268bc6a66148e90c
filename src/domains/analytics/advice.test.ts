import { expect, it } from 'vitest'
import { adviceFor } from './advice.ts'

const well = { liveDays: 30, daysSinceRequest: 2, spotsLeft: 3, bookableSlots: 9, withGuest: false, held: false }

it.each([
  [{}, null],
  [{ daysSinceRequest: 14 }, 'No requests in 14 days: widen the area, or add a guest.'],
  [{ daysSinceRequest: null }, 'No requests in 14 days: widen the area, or add a guest.'],
  [{ daysSinceRequest: null, liveDays: 13 }, null],
  [{ daysSinceRequest: 20, withGuest: true }, 'No requests in 14 days: widen the area, or ask for fewer followers.'],
  [{ bookableSlots: 0 }, 'No time can be booked in the next seven days. Add one to its weekly times.'],
  [{ spotsLeft: 0, bookableSlots: 0 }, 'All places are taken. Add places, or let it rest.'],
  [{ held: true, spotsLeft: 0 }, 'On hold: answer the waiting requests, and it takes new ones again.'],
])('says of %j: %s', (change, advice) => {
  expect(adviceFor({ ...well, ...change })).toBe(advice)
})
