import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant, text } from '../../../kit/contract/fields.ts'

const access = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const ofVenue = z.object({ brandUid: BrandUid })

const VenueCalendarView = z.object({
  /** The venue’s calendar; null where it has given none. Its address is never shown again: who knows it reads the calendar. */
  calendar: z.nullable(
    z.object({
      host: z.string(),
      readAt: instant,
      /** Why it can’t be read, and since when; null while it can. */
      problem: z.nullable(z.string()),
      failingSince: z.nullable(instant),
      /** How many times ahead it says the venue is busy. */
      busy: z.number(),
    }),
  ),
  can: z.object({ change: z.boolean() }),
})

/** A venue’s own calendar, read from its ICS address: what it says is busy isn’t offered. */
export const venueCalendarEntries = defineCalls({
  getVenueCalendar: {
    kind: 'read',
    access,
    input: ofVenue,
    output: VenueCalendarView,
    refusals: ['not-found'],
    shows: ['venue-calendar'],
  },
  /** Reads the calendar at this address at once, and from then on every quarter of an hour. In place of the one before. */
  saveVenueCalendar: {
    kind: 'exchange',
    access,
    ownHands: true,
    input: z.extend(ofVenue, { address: text(2_000) }),
    output: VenueCalendarView,
    refusals: ['not-found', 'invalid-argument', 'failed-precondition'],
    touches: ['venue-calendar', 'collab', 'feed'],
    perMinute: 6,
  },
  /** Forgets the calendar: its times can be booked again. */
  removeVenueCalendar: {
    kind: 'write',
    access,
    input: ofVenue,
    output: VenueCalendarView,
    refusals: ['not-found'],
    touches: ['venue-calendar', 'collab', 'feed'],
  },
})
