import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text, uid, version } from '../../kit/contract/fields.ts'
import { defineCalls } from '../accounts/roles.ts'
import { AskedDeliverable } from '../briefs/brief.ts'
import { BriefUid } from '../briefs/contract.ts'
import { BrandUid, InfluencerUid, InfluencerView } from '../profiles/contract.ts'
import { outcomes } from './stages.ts'
import { Terms } from './terms.ts'
import { declineReasons } from './windows.ts'

export const CollabUid = uid('collab')
const sides = { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const guest = { influencer: 'own', accountManager: 'assigned', admin: 'any' } as const
const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

export const VisitView = z.object({
  uid: z.string(),
  startsAt: instant,
  endsAt: instant,
  party: z.number(),
  guestNames: z.array(z.string()),
  needs: z.nullable(z.string()),
  confirmed: z.boolean(),
  checkedInAt: z.nullable(instant),
  lateMinutes: z.nullable(z.number()),
  proposed: z.array(instant),
})

export const DeliverableSummary = z.object({
  uid: z.string(),
  type: z.string(),
  contentType: z.string(),
  platform: z.string(),
  status: z.enum(['pending', 'approved', 'published']),
  submitted: z.boolean(),
})

const actions = [
  'approve',
  'decline',
  'withdraw',
  'schedule',
  'reschedule',
  'confirm',
  'checkIn',
  'cancel',
  'markNoShow',
  'markVenueFailed',
  'submitDeliverable',
  'requestChanges',
  'approveDeliverable',
  'markPublished',
  'giveOpinion',
] as const

export const CollabView = z.object({
  uid: z.string(),
  version: z.number(),
  stage: z.literal([1, 3, 4, 5, 6]),
  outcome: z.enum(outcomes),
  startedBy: z.enum(['influencer', 'brand', 'staff']),
  /** The side the viewer is on. */
  side: z.enum(['influencer', 'brand', 'staff']),
  message: z.string(),
  fit: z.number(),
  fitReasons: z.array(z.object({ part: z.string(), points: z.number(), of: z.number(), text: z.string() })),
  /** What the brief offers now; once agreed, `terms` hold instead. */
  brief: z.object({
    uid: z.string(),
    title: z.string(),
    picture: z.nullable(z.string()),
    valueMinor: z.number(),
    currency: z.string(),
    guests: z.number(),
    included: z.array(z.string()),
    deliverables: z.array(AskedDeliverable),
  }),
  brand: z.object({
    uid: z.string(),
    name: z.string(),
    profilePic: z.nullable(z.string()),
    address: z.string(),
    city: z.string(),
    timezone: z.string(),
    hostName: z.nullable(z.string()),
    arrivalText: z.string(),
    houseRules: z.string(),
  }),
  influencer: InfluencerView,
  terms: z.nullable(Terms),
  visit: z.nullable(VisitView),
  waiting: z.nullable(z.object({ startsAt: instant, offeredUntil: z.nullable(instant) })),
  deliverables: z.array(DeliverableSummary),
  requestedAt: instant,
  answerBy: instant,
  contentDueAt: z.nullable(instant),
  closeText: z.nullable(z.string()),
  disputed: z.boolean(),
  can: z.record(z.enum(actions), z.boolean()),
})

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

const write = <W, I extends z.ZodMiniType>(who: W, input: I) =>
  ({ kind: 'write', who, input, output: CollabView, refusals: stale, touches: ['collab'] }) as const

export const collabCalls = defineCalls({
  /** An influencer asks for a place. Approved at once where the brief says so and the fit is high enough. */
  applyToBrief: {
    ...write(
      { influencer: 'own' } as const,
      z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, message: optionalText(600) }),
    ),
    touches: ['collab', 'feed'],
  },
  /** A brand or staff ask an influencer. */
  inviteInfluencer: write(
    host,
    z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, message: optionalText(600) }),
  ),
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
  withdrawCollab: write(guest, z.extend(change, { note: optionalText(500) })),
  cancelCollab: write(sides, z.extend(change, { reason: text(500) })),
  /** The times that can be booked now; nothing that scheduling would refuse. Full ones can be waited for. */
  listOpenSlots: {
    kind: 'read',
    who: sides,
    input: z.object({
      uid: CollabUid,
      from: z.optional(instant),
      days: z._default(z.int().check(z.minimum(1), z.maximum(62)), 28),
    }),
    output: z.object({
      timezone: z.string(),
      slotMinutes: z.number(),
      maxParty: z.number(),
      note: z.nullable(z.string()),
      slots: z.array(z.object({ startsAt: instant, left: z.number() })),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Books a slot; never more than its capacity, however many try at once. */
  scheduleVisit: write(guest, booking),
  rescheduleVisit: write(guest, booking),
  /** A brand that must move a visit offers other times. */
  proposeSlots: write(
    host,
    z.extend(change, { startsAt: z.array(instant).check(z.minLength(1), z.maxLength(5)), reason: text(300) }),
  ),
  confirmVisit: write(guest, change),
  /** Waits for a full slot; the next in line has 24 hours. */
  joinWaitlist: write(
    guest,
    z.extend(change, { startsAt: instant, party: z.int().check(z.minimum(0), z.maximum(10)) }),
  ),
  acceptWaitlistOffer: write(guest, change),
  /** With the venue's code of the day; `at` is the moment on a phone that had no signal. */
  checkInVisit: write(
    guest,
    z.object({
      uid: CollabUid,
      code: z.string().check(z.trim(), z.toUpperCase(), z.length(6, 'must be the six characters shown at the door')),
      at: z.optional(instant),
    }),
  ),
  reportRunningLate: write(
    { influencer: 'own' } as const,
    z.extend(change, { minutes: z.int().check(z.minimum(5), z.maximum(120)) }),
  ),
  markNoShow: write(host, change),
  /** Once, with what speaks for it; staff decide. */
  disputeNoShow: write({ influencer: 'own' } as const, z.object({ uid: CollabUid, text: text(1_000) })),
  decideDispute: write(
    { accountManager: 'assigned', admin: 'any' } as const,
    z.object({ uid: CollabUid, decision: z.enum(['stands', 'reversed']), reason: text(500) }),
  ),
  markVenueFailed: write(guest, z.extend(change, { reason: text(500) })),
  getCollab: {
    kind: 'read',
    who: sides,
    input: one,
    output: CollabView,
    refusals: ['not-found'],
    shows: ['collab', 'deliverable'],
  },
  getCollabTimeline: {
    kind: 'read',
    who: sides,
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
  /** A brand's collabs by where they stand, newest first. */
  listBrandCollabs: {
    kind: 'read',
    who: host,
    input: z.object({
      brandUid: BrandUid,
      show: z._default(z.enum(['requests', 'active', 'review', 'done', 'all']), 'all'),
      ...pageInput,
    }),
    output: page(CollabView),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** An influencer's collabs in the four tabs of the dashboard. */
  listInfluencerCollabs: {
    kind: 'read',
    who: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      influencerUid: InfluencerUid,
      show: z._default(z.enum(['active', 'to-confirm', 'applied', 'past']), 'active'),
      ...pageInput,
    }),
    output: page(CollabView),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Every collab that staff may see, by stage, outcome or what is late. */
  listCollabs: {
    kind: 'read',
    who: { accountManager: 'any', admin: 'any' },
    input: z.object({
      preset: z._default(z.enum(['all', 'unanswered', 'unconfirmed', 'without-content', 'overdue', 'disputed']), 'all'),
      stage: z.optional(z.literal([1, 3, 4, 5, 6])),
      outcome: z.optional(z.enum(outcomes)),
      ...pageInput,
    }),
    output: page(CollabView),
    shows: ['collab'],
  },
  /** The venue's door link: one at a time, made new when asked. */
  createDoorLink: {
    kind: 'write',
    who: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found'],
    touches: ['door'],
  },
  getDoorLink: {
    kind: 'read',
    who: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ url: z.nullable(z.string()) }),
    refusals: ['not-found'],
    shows: ['door'],
  },
  revokeDoorLink: {
    kind: 'write',
    who: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ revoked: z.boolean() }),
    refusals: ['not-found'],
    touches: ['door'],
  },
  /** Today's guests, for whoever holds the venue's link. */
  getDoorPage: {
    kind: 'read',
    who: { guest: 'any' },
    input: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
    output: z.object({
      brandName: z.string(),
      timezone: z.string(),
      today: z.string(),
      code: z.string(),
      guests: z.array(
        z.object({
          visitUid: z.string(),
          startsAt: instant,
          name: z.string(),
          handle: z.string(),
          avatar: z.nullable(z.string()),
          party: z.number(),
          needs: z.nullable(z.string()),
          includes: z.string(),
          state: z.enum(['expected', 'arrived', 'did-not-come', 'could-not-host']),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  tickDoor: {
    kind: 'write',
    who: { guest: 'any' },
    input: z.object({
      token: z.string().check(z.minLength(20), z.maxLength(100)),
      visitUid: uid('visit'),
      mark: z.enum(['arrived', 'did-not-come', 'could-not-host']),
    }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collab'],
  },
})
