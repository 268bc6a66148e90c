import { randomUUID } from 'node:crypto'
import { minuteMs } from '../../kit/server/clock.ts'
import { BookingProblem, type Bookings } from './bookings.ts'

/** What the demo’s booking system is opened with. */
export const sandboxKey = 'sandbox'

/** One start in nine is full, always the same ones. */
const isFull = (start: Date) => Math.floor(start.getTime() / (15 * minuteMs)) % 9 === 4

/** A booking system for trying things out: it remembers nothing, and gives a table to whoever asks unless it’s full then. */
export const sandboxBookings: Bookings = {
  listLocations: async () => [{ id: 'sandbox', name: 'Sandbox' }],
  findTables: async (_access, _people, starts) => new Map(starts.map((start) => [start.getTime(), !isFull(start)])),
  hold: async (_access, { startsAt }) => {
    if (isFull(startsAt)) throw new BookingProblem('full', 'no table at this time')
    return randomUUID()
  },
  book: async () => 'reserved',
  look: async () => 'reserved',
  cancel: async () => undefined,
}
