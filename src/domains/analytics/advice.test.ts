import { expect, it } from 'vitest'
import { adviceFor } from './advice.ts'

const well = { liveDays: 30, daysSinceRequest: 2, spotsLeft: 3, bookableSlots: 9, withGuest: false, held: false }

it.each([
  [{}, null],
  [{ daysSinceRequest: 14 }, 'No new requests in 14 days. Widen the area or add a guest.'],
  [{ daysSinceRequest: null }, 'No new requests in 14 days. Widen the area or add a guest.'],
  [{ daysSinceRequest: null, liveDays: 13 }, null],
  [
    { daysSinceRequest: 20, withGuest: true },
    'No new requests in 14 days. Widen the area or lower the follower minimum.',
  ],
  [{ bookableSlots: 0 }, 'No open slots in the next 7 days. Add times to its availability.'],
  [{ spotsLeft: 0, bookableSlots: 0 }, 'All spots are taken. Add more spots or pause the brief.'],
  [{ held: true, spotsLeft: 0 }, 'On hold. Reply to the waiting requests to receive new ones.'],
])('says of %j: %s', (change, advice) => {
  expect(adviceFor({ ...well, ...change })).toBe(advice)
})
