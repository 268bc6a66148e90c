import * as z from 'zod/mini'
import { BrandUid, BriefUid, CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { CollabView } from '../../collabs/views.ts'
import { instant, text } from '../../../kit/contract/fields.ts'

const ofVenue = z.object({ brandUid: BrandUid })
const phone = z
  .string()
  .check(z.trim(), z.regex(/^\+[\d ]{7,20}$/, 'Enter a phone number with its country code, such as +44 20 7946 0000.'))

const BookingSystemView = z.object({
  /** The venue’s booking system; null where none is connected. Its key is never shown again. */
  system: z.nullable(
    z.object({
      siteId: z.string(),
      /** Which restaurant of a site that has several. */
      location: z.nullable(z.object({ id: z.string(), name: z.string() })),
      phone: z.string(),
      /** The briefs whose visits get tables; null for all by the hour. */
      briefUids: z.nullable(z.array(BriefUid)),
      readAt: instant,
      /** Why it can’t be used, and since when; null while it can. */
      problem: z.nullable(z.string()),
      failingSince: z.nullable(instant),
      /** Tables for visits ahead: still to be reserved, and reserved. */
      waiting: z.number(),
      reserved: z.number(),
      /** How many times ahead have no table left. */
      full: z.number(),
    }),
  ),
  /** The venue’s live briefs by the hour, and others that the system is bound to. */
  briefs: z.array(z.object({ uid: BriefUid, title: z.string() })),
  /** The site’s restaurants, where it has several and none was chosen: nothing is connected yet. */
  locations: z.array(z.object({ id: z.string(), name: z.string() })),
  can: z.object({ connect: z.boolean(), disconnect: z.boolean() }),
})

/** A venue’s booking system: booked visits get a table there, and what’s full there isn’t offered. */
export const bookingSystemEntries = defineCalls({
  getBookingSystem: {
    kind: 'read',
    access: { brandAdmin: 'own', admin: 'any' },
    input: ofVenue,
    output: BookingSystemView,
    refusals: ['not-found', 'permission-denied'],
    shows: ['booking-system', 'brief'],
  },
  /**
   * Asks the system for free tables with what is given before anything is kept. In place of the one before. Of a site with
   * several restaurants, one has to be chosen: without, `locations` has them, and nothing is kept.
   */
  connectBookingSystem: {
    kind: 'exchange',
    access: { brandAdmin: 'own' },
    ownHands: true,
    confirmed: true,
    input: z.extend(ofVenue, {
      key: text(4_000),
      siteId: text(100),
      /** Which restaurant of the site; left out, it’s the one that the site has. */
      locationId: z.optional(text(100)),
      phone,
      briefUids: z._default(
        z.nullable(z.array(BriefUid).check(z.minLength(1, 'Choose at least one brief.'), z.maxLength(100))),
        null,
      ),
    }),
    output: BookingSystemView,
    refusals: ['not-found', 'permission-denied', 'invalid-argument', 'failed-precondition'],
    touches: ['booking-system', 'collab', 'feed'],
    perMinute: 6,
  },
  /** Asks it for free tables now, and sends what waits. */
  checkBookingSystem: {
    kind: 'exchange',
    access: { brandAdmin: 'own', admin: 'any' },
    input: ofVenue,
    output: BookingSystemView,
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
    touches: ['booking-system', 'collab', 'feed'],
    perMinute: 6,
  },
  /** Forgets the key. Tables that are reserved stay reserved; the times that were full can be booked again. */
  disconnectBookingSystem: {
    kind: 'write',
    access: { brandAdmin: 'own', admin: 'any' },
    input: ofVenue,
    output: BookingSystemView,
    refusals: ['not-found', 'permission-denied'],
    touches: ['booking-system', 'collab', 'feed'],
  },
  /** The venue has found a table for a visit for which its system has none. */
  reserveByHand: {
    kind: 'write',
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ uid: CollabUid }),
    output: CollabView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collab', 'visit', 'today'],
  },
})
