import * as z from 'zod/mini'
import { instant, optionalText, text, version } from '../../kit/contract/fields.ts'
import { BrandUid, BriefUid, CollabUid, FileUid, InfluencerUid, VisitUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { allVenues } from '../profiles/all-venues.ts'
import { CollabView } from '../collabs/views.ts'
import { Amount, DoorMark, DoorVisit, Experience, OpenSlots } from './views.ts'
import { scheduleLinkEntries } from './contract/schedule-link.ts'
import { bookingSystemEntries } from './contract/booking-system.ts'
import { venueCalendarEntries } from './contract/venue-calendar.ts'

const creator = { influencer: 'own' } as const
const creatorOrStaff = { influencer: 'own', accountManager: 'assigned', admin: 'any' } as const
/** Staff read across brands. */
const readers = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const creatorReaders = { influencer: 'own', accountManager: 'any', admin: 'any' } as const
const staff = { accountManager: 'assigned', admin: 'any' } as const
const brand = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

const change = z.object({ uid: CollabUid, version })
/** Of a stay, which begins with the check-in `startsAt`. */
const nights = z.optional(z.int().check(z.minimum(1), z.maximum(30)))
const booking = z.object({
  uid: CollabUid,
  version,
  startsAt: instant,
  nights,
  guests: z.int().check(z.minimum(0), z.maximum(10)),
  guestNames: z._default(z.array(text(80)).check(z.maxLength(10)), []),
  /** Dietary needs for this visit; the page says who sees them and for how long. */
  needs: optionalText(400),
})
/** Whose visits a calendar shows; none is the team's: the brands one looks after. */
/** Whose calendar: a profile’s, that of all one’s venues, or the team’s. */
const feedOf = z.object({
  profileUid: z._default(z.nullable(z.union([BrandUid, InfluencerUid, z.literal(allVenues)])), null),
})

const days = z._default(z.int().check(z.minimum(1), z.maximum(200)), 28)

const write = <W, I extends z.ZodMiniType>(access: W, input: I) =>
  ({
    kind: 'write',
    access,
    input,
    output: CollabView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['collab'],
  }) as const

export const visitCalls = defineCalls({
  /** The times that can be booked now; nothing that scheduling would refuse. Full ones can be waited for. */
  listOpenSlots: {
    kind: 'read',
    scope: 'visits:read',
    access: readers,
    input: z.object({
      uid: CollabUid,
      from: z.optional(instant),
      days,
    }),
    output: OpenSlots,
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Books a slot; never more than its capacity, however many try at once. */
  scheduleVisit: write(creatorOrStaff, booking),
  /** By the influencer until 24 hours before, later only to a time the venue proposed; staff at any time. */
  rescheduleVisit: write(creatorOrStaff, booking),
  /** A brand that must move a visit offers other times. */
  proposeSlots: {
    ...write(
      brand,
      z.extend(change, { startsAt: z.array(instant).check(z.minLength(1), z.maxLength(5)), reason: text(300) }),
    ),
    scope: 'visits:write',
  },
  /** Where the booked visit is as a calendar file, good for 14 days; null without one. */
  getVisitCalendar: {
    kind: 'read',
    access: creator,
    input: z.object({ uid: CollabUid }),
    output: z.object({ path: z.nullable(z.string()) }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Asked 24 hours before. */
  confirmVisit: write(creator, change),
  /** Waits for a full slot; the next in line has 24 hours. */
  joinWaitlist: write(
    creatorOrStaff,
    z.extend(change, { startsAt: instant, nights, guests: z.int().check(z.minimum(0), z.maximum(10)) }),
  ),
  leaveWaitlist: write(creatorOrStaff, change),
  /** Takes the place on offer: it was kept, so nobody else can have it. */
  acceptWaitlistOffer: write(creatorOrStaff, change),
  /** With the venue's code of the day; `at` is the moment on a phone that had no signal. */
  checkInVisit: {
    ...write(
      creator,
      z.object({
        uid: CollabUid,
        code: z
          .string()
          .check(z.trim(), z.toUpperCase(), z.length(6, 'Enter the six-character code shown at the door.')),
        at: z.optional(instant),
      }),
    ),
    perMinute: 20,
  },
  /** Dietary needs for a visit that’s booked; empty takes them back. The page says who sees them and for how long. */
  saveNeeds: write(creator, z.extend(change, { needs: optionalText(400) })),
  reportRunningLate: write(creator, z.extend(change, { minutes: z.int().check(z.minimum(5), z.maximum(120)) })),
  /** From 30 minutes to 7 days after the slot's start. */
  markNoShow: { ...write(brand, change), scope: 'visits:write' },
  /** Once, with what speaks for it; staff decide. */
  disputeNoShow: write(creator, z.object({ uid: CollabUid, text: text(1_000), fileUid: z.optional(FileUid) })),
  /** Reversed, the visit counts as made. */
  decideDispute: write(
    staff,
    z.object({ uid: CollabUid, decision: z.enum(['stands', 'reversed']), reason: text(500) }),
  ),
  /** Counts for the venue, never for the influencer; the venue may answer once. */
  markNotHosted: write(creatorOrStaff, z.extend(change, { reason: text(500) })),
  answerNotHosted: write({ brandMember: 'own' } as const, z.object({ uid: CollabUid, text: text(1_000) })),
  /** The venue's door link: one at a time, made new when asked. */
  createDoorLink: {
    kind: 'write',
    access: brand,
    ownHands: true,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'aborted'],
    touches: ['door'],
  },
  getDoorLink: {
    kind: 'read',
    access: brand,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ url: z.nullable(z.string()) }),
    refusals: ['not-found'],
    shows: ['door'],
  },
  revokeDoorLink: {
    kind: 'write',
    access: brand,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ revoked: z.boolean() }),
    refusals: ['not-found'],
    touches: ['door'],
  },
  /** Today's visits, for whoever holds the venue's link. */
  getDoorPage: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: z.object({
      brandName: z.string(),
      timezone: z.string(),
      today: z.string(),
      code: z.string(),
      visits: z.array(DoorVisit),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** `at`: when it was ticked, by a phone that had no connection then: up to 24 hours ago. */
  tickDoor: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({
      token: z.string().check(z.maxLength(100)),
      visitUid: VisitUid,
      mark: DoorMark,
      at: z.optional(instant),
    }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collab'],
  },
  /** Makes the address of a calendar feed, shown this once; an earlier one of the same calendar ends with it. */
  createCalendarFeed: {
    kind: 'write',
    access: readers,
    ownHands: true,
    input: feedOf,
    output: z.object({ url: z.string(), createdAt: instant }),
    refusals: ['not-found'],
    touches: ['calendar'],
  },
  getCalendarFeed: {
    kind: 'read',
    personal: true,
    access: readers,
    input: feedOf,
    output: z.object({ createdAt: z.nullable(instant) }),
    refusals: ['not-found'],
    shows: ['calendar'],
  },
  revokeCalendarFeed: {
    kind: 'write',
    access: readers,
    ownHands: true,
    input: feedOf,
    output: z.object({ revoked: z.boolean() }),
    refusals: ['not-found'],
    touches: ['calendar'],
  },
  /**
   * The times that a request on a brief can name, for one influencer, with what keeps them from each; as `listOpenSlots` has them
   * of an agreed collab.
   */
  listBriefSlots: {
    kind: 'read',
    access: creator,
    input: z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, days }),
    output: OpenSlots,
    refusals: ['not-found'],
    shows: ['collab', 'brief', 'profile'],
  },
  /** What the visits of one year were worth; with the addresses of the statement as CSV and PDF, good for 15 minutes. */
  getYearlyStatement: {
    kind: 'read',
    access: creatorReaders,
    input: z.object({
      influencerUid: InfluencerUid,
      year: z.optional(z.int().check(z.minimum(2000), z.maximum(2200))),
    }),
    output: z.object({
      year: z.number(),
      years: z.array(z.number()),
      totals: z.array(Amount),
      rows: z.array(Experience),
      csvUrl: z.string(),
      pdfUrl: z.string(),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  ...scheduleLinkEntries,
  ...venueCalendarEntries,
  ...bookingSystemEntries,
})
