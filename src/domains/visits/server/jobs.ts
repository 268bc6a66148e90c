import type { DomainJob } from '../../../access/server/handler.ts'
import type { Bookings } from '../../../adapters/bookings/bookings.ts'
import type { Websites } from '../../../adapters/websites/websites.ts'
import type { Config } from '../../../kit/server/config.ts'
import { requestConfirmation, chaseUnconfirmed } from './jobs/confirm-visits.ts'
import { forgetNeeds } from './jobs/forget-needs.ts'
import { readVenueCalendars } from './jobs/read-venue-calendars.ts'
import { readFreeTables } from './jobs/read-free-tables.ts'
import { sendReservations } from './jobs/send-reservations.ts'
import { offerWaitlist } from './jobs/offer-waitlist.ts'

export const visitJobs = (
  openWebsites: (config: Config) => Websites | null,
  openBookings: (config: Config) => Bookings,
): readonly DomainJob[] => [
  requestConfirmation,
  chaseUnconfirmed,
  offerWaitlist,
  forgetNeeds,
  readVenueCalendars(openWebsites),
  readFreeTables(openBookings),
  sendReservations(openBookings),
]
