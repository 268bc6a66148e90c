import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text, uid, version } from '../../kit/contract/fields.ts'
import { defineCalls } from '../../access/roles.ts'
import { BriefUid } from '../briefs/contract.ts'
import { FileUid } from '../media/contract.ts'
import { BrandUid, InfluencerUid } from '../profiles/contract.ts'
import { creatorEntries } from './creator-calls.ts'
import { outcomes } from './stages.ts'
import { CollabView, DoorGuest } from './views.ts'
import { declineReasons } from './windows.ts'

export const CollabUid = uid('collab')
const sides = { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const guest = { influencer: 'own', accountManager: 'assigned', admin: 'any' } as const
/** What the table leaves to the influencer alone. */
const guestAlone = { influencer: 'own' } as const
/** Staff read across brands. */
const readers = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const hostReaders = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const staff = { accountManager: 'assigned', admin: 'any' } as const
const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

const change = z.object({ uid: CollabUid, version })
const one = z.object({ uid: CollabUid })
const stale = ['not-found', 'aborted', 'failed-precondition'] as const
const booking = z.object({
  uid: CollabUid,
  version,
  startsAt: instant,
  party: z.int().check(z.minimum(0), z.maximum(10)),
  guestNames: z._default(z.array(text(80)).check(z.maxLength(10)), []),
  /** Dietary needs for this visit; the page says who sees them and for how long. */
  needs: optionalText(400),
})

const filters = {
  stage: z.optional(z.literal([1, 3, 4, 5, 6])),
  outcome: z.optional(z.enum(outcomes)),
  briefUid: z.optional(BriefUid),
}

const write = <W, I extends z.ZodMiniType>(access: W, input: I) =>
  ({ kind: 'write', access, input, output: CollabView, refusals: stale, touches: ['collab'] }) as const

export const collabCalls = defineCalls({
  ...creatorEntries,
  /** An influencer asks for a place. Approved at once where the brief says so and the fit is high enough. */
  applyToBrief: {
    ...write(guestAlone, z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, message: optionalText(600) })),
    creates: true,
    touches: ['collab', 'feed'],
  },
  /** A brand or staff ask an influencer. */
  inviteInfluencer: {
    ...write(host, z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, message: optionalText(600) })),
    creates: true,
  },
  /** Yes from the side that did not start it: takes a place, freezes the terms. */
  approveCollab: { ...write(sides, change), touches: ['collab', 'brief', 'feed'] },
  /** No from the side that did not start it; the other side reads a kind sentence. */
  declineCollab: write(
    sides,
    z.extend(change, {
      reason: z.enum(Object.keys(declineReasons) as [keyof typeof declineReasons]),
      note: optionalText(500),
    }),
  ),
  /** Before a time is booked; afterwards there is cancelling. */
  withdrawCollab: {
    ...write(guestAlone, z.extend(change, { note: optionalText(500) })),
    touches: ['collab', 'brief', 'feed'],
  },
  /** Under 48 hours before the slot it counts as late. */
  cancelCollab: { ...write(sides, z.extend(change, { reason: text(500) })), touches: ['collab', 'brief', 'feed'] },
  /** The times that can be booked now; nothing that scheduling would refuse. Full ones can be waited for. */
  listOpenSlots: {
    kind: 'read',
    access: readers,
    input: z.object({
      uid: CollabUid,
      from: z.optional(instant),
      days: z._default(z.int().check(z.minimum(1), z.maximum(62)), 28),
    }),
    output: z.object({
      timezone: z.string(),
      slotMinutes: z.number(),
      maxGuests: z.number(),
      note: z.nullable(z.string()),
      slots: z.array(
        z.object({
          startsAt: instant,
          left: z.number(),
          capacity: z.number(),
          /** What of the influencer's own visits it overlaps with or is too near to; null when nothing. */
          clash: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Books a slot; never more than its capacity, however many try at once. */
  scheduleVisit: write(guest, booking),
  /** By the influencer until 24 hours before, later only to a time the venue proposed; staff at any time. */
  rescheduleVisit: write(guest, booking),
  /** A brand that must move a visit offers other times. */
  proposeSlots: write(
    host,
    z.extend(change, { startsAt: z.array(instant).check(z.minLength(1), z.maxLength(5)), reason: text(300) }),
  ),
  /** Asked 24 hours before. */
  confirmVisit: write(guestAlone, change),
  /** Waits for a full slot; the next in line has 24 hours. */
  joinWaitlist: write(
    guest,
    z.extend(change, { startsAt: instant, party: z.int().check(z.minimum(0), z.maximum(10)) }),
  ),
  leaveWaitlist: write(guest, change),
  /** Takes the place on offer: it was kept, so nobody else can have it. */
  acceptWaitlistOffer: write(guest, change),
  /** With the venue's code of the day; `at` is the moment on a phone that had no signal. */
  checkInVisit: {
    ...write(
      guestAlone,
      z.object({
        uid: CollabUid,
        code: z.string().check(z.trim(), z.toUpperCase(), z.length(6, 'must be the six characters shown at the door')),
        at: z.optional(instant),
      }),
    ),
    perMinute: 20,
  },
  reportRunningLate: write(guestAlone, z.extend(change, { minutes: z.int().check(z.minimum(5), z.maximum(120)) })),
  /** From 30 minutes to 7 days after the slot's start. */
  markNoShow: write(host, change),
  /** Once, with what speaks for it; staff decide. */
  disputeNoShow: write(guestAlone, z.object({ uid: CollabUid, text: text(1_000), fileUid: z.optional(FileUid) })),
  /** Reversed, the visit counts as made. */
  decideDispute: write(
    staff,
    z.object({ uid: CollabUid, decision: z.enum(['stands', 'reversed']), reason: text(500) }),
  ),
  /** Counts for the venue, never for the influencer; the venue may answer once. */
  markVenueFailed: write(guest, z.extend(change, { reason: text(500) })),
  answerVenueFailed: write({ brandMember: 'own' } as const, z.object({ uid: CollabUid, text: text(1_000) })),
  /** Staff give more time for the content. */
  extendCollabDeadline: write(staff, z.extend(change, { dueAt: instant, reason: text(300) })),
  getCollab: {
    kind: 'read',
    access: readers,
    input: one,
    output: CollabView,
    refusals: ['not-found'],
    shows: ['collab', 'deliverable'],
  },
  getCollabTimeline: {
    kind: 'read',
    access: readers,
    input: one,
    output: z.object({
      events: z.array(
        z.object({
          uid: z.string(),
          at: instant,
          kind: z.string(),
          side: z.string(),
          why: z.nullable(z.string()),
          after: z.nullable(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'deliverable'],
  },
  /** The address of the agreed terms as a PDF; it opens for 15 minutes. */
  getTermsLink: {
    kind: 'read',
    access: readers,
    input: one,
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['collab'],
  },
  /** A brand's collabs by where they stand, newest first. */
  listBrandCollabs: {
    kind: 'read',
    access: hostReaders,
    input: z.object({
      brandUid: BrandUid,
      /** `coming`: those whose visit is ahead, the next one first. */
      show: z._default(z.enum(['requests', 'active', 'coming', 'review', 'done', 'all']), 'all'),
      ...filters,
      ...pageInput,
    }),
    output: page(CollabView),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** An influencer's collabs in the four tabs of the dashboard; `invited` are requests that wait for their answer. */
  listInfluencerCollabs: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      influencerUid: InfluencerUid,
      show: z._default(z.enum(['active', 'to-confirm', 'invited', 'applied', 'past']), 'active'),
      ...pageInput,
    }),
    output: page(CollabView),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Every collab for staff, newest first, by what is wanting (`preset`), state, brief or side; `mine`: of the brands assigned to the caller. */
  listCollabs: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      preset: z._default(z.enum(['all', 'unanswered', 'unconfirmed', 'without-content', 'overdue', 'disputed']), 'all'),
      mine: z._default(z.boolean(), false),
      brandUid: z.optional(BrandUid),
      influencerUid: z.optional(InfluencerUid),
      ...filters,
      ...pageInput,
    }),
    output: page(CollabView),
    shows: ['collab'],
  },
  /** The venue's door link: one at a time, made new when asked. */
  createDoorLink: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'aborted'],
    touches: ['door'],
  },
  getDoorLink: {
    kind: 'read',
    access: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ url: z.nullable(z.string()) }),
    refusals: ['not-found'],
    shows: ['door'],
  },
  revokeDoorLink: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ revoked: z.boolean() }),
    refusals: ['not-found'],
    touches: ['door'],
  },
  /** Today's guests, for whoever holds the venue's link. */
  getDoorPage: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: z.object({
      brandName: z.string(),
      timezone: z.string(),
      today: z.string(),
      code: z.string(),
      guests: z.array(DoorGuest),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  tickDoor: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({
      token: z.string().check(z.maxLength(100)),
      visitUid: uid('visit'),
      mark: z.enum(['arrived', 'did-not-come', 'could-not-host']),
    }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collab'],
  },
})
