import type { Config } from '../../kit/server/config.ts'
import type { Bookings } from './bookings.ts'
import { wixBookings } from './wix.ts'

/** What reserves tables in venues’ booking systems. */
export function openBookings(config: Config): Bookings {
  return wixBookings(config)
}
