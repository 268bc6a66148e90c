import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Bookings } from '../../../../adapters/bookings/bookings.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { reservationChannel } from '../booking-system/reserve.ts'
import { sendDueReservations } from '../booking-system/send.ts'

/** Reserves tables for booked visits in venues’ booking systems, and gives those back that nobody needs. */
export const sendReservations = (openBookings: (config: Config) => Bookings): DomainJob => ({
  name: 'send-reservations',
  cron: '* * * * *',
  on: reservationChannel,
  atOnce: true,
  run: (parts) => sendDueReservations(parts, openBookings(parts.config)),
})
