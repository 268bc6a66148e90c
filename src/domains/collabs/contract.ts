import * as z from 'zod/mini'
import { keysOf } from '../../kit/contract/keys.ts'
import { instant, optionalText, page, pageInput, text, version } from '../../kit/contract/fields.ts'
import { BrandUid, BriefUid, CollabUid, InfluencerUid, OrgUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { dayEntries } from './contract/day.ts'
import { requestEntries } from './contract/requests.ts'
import { termsEntries } from './contract/terms.ts'
import { PreferredTimes } from './preferred-times.ts'
import { outcomes } from './stages.ts'
import { TermsSuggestion } from './terms-changes.ts'
import { BriefLine, CollabView } from './views.ts'
import { declineReasons, mostInvited } from './windows.ts'
import { TimelineEvent } from '../audit/timeline.ts'

const sides = { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const creator = { influencer: 'own' } as const
/** Staff read across brands. */
const readers = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const creatorReaders = { influencer: 'own', accountManager: 'any', admin: 'any' } as const
const brandReaders = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const staff = { accountManager: 'assigned', admin: 'any' } as const
const brand = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

const change = z.object({ uid: CollabUid, version })
const one = z.object({ uid: CollabUid })
const ofInfluencer = z.object({ influencerUid: InfluencerUid })
const briefOfInfluencer = z.object({ briefUid: BriefUid, influencerUid: InfluencerUid })

const filters = {
  stage: z.optional(z.literal([1, 3, 4, 5, 6])),
  outcome: z.optional(z.enum(outcomes)),
  briefUid: z.optional(BriefUid),
}

const write = <W, I extends z.ZodMiniType>(access: W, input: I) =>
  ({
    kind: 'write',
    access,
    input,
    output: CollabView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['collab'],
    once: true,
  }) as const

export const collabCalls = defineCalls({
  ...dayEntries,
  ...requestEntries,
  ...termsEntries,
  /**
   * An influencer requests the collab, and may name times and suggest other terms with it. Approved at once where the brief
   * says so, the fit is high enough and nothing else is suggested; then the first time that is still free is booked.
   */
  applyToBrief: {
    ...write(
      creator,
      z.extend(briefOfInfluencer, {
        message: optionalText(600),
        preferred: z.optional(PreferredTimes),
        suggestion: z.optional(TermsSuggestion),
      }),
    ),
    creates: true,
    touches: ['collab', 'feed'],
  },
  /** A brand or staff ask an influencer. */
  inviteInfluencer: {
    ...write(brand, z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, message: optionalText(600) })),
    scope: 'collabs:write',
    creates: true,
    many: true,
  },
  /** The same for several, with one message: each is invited, or named with the reason why not. */
  inviteInfluencers: {
    kind: 'write',
    scope: 'collabs:write',
    creates: true,
    access: brand,
    input: z.object({
      briefUid: BriefUid,
      influencerUids: z
        .array(InfluencerUid)
        .check(
          z.minLength(1, 'Choose at least one creator.'),
          z.maxLength(mostInvited, `Choose at most ${mostInvited}.`),
        ),
      message: optionalText(600),
    }),
    output: z.object({
      invited: z.array(z.object({ uid: z.string(), name: z.string(), collabUid: z.string() })),
      refused: z.array(z.object({ uid: z.string(), name: z.string(), why: z.string() })),
    }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collab'],
  },
  /**
   * Yes from the side that did not start it: takes a place, freezes the terms, and books the first of the times that the
   * request names which is still free. Where the request suggests other terms,
   * `terms` says whether they are agreed or the brief’s own.
   */
  approveCollab: {
    ...write(sides, z.extend(change, { terms: z.optional(z.enum(['brief', 'suggested'])) })),
    scope: 'collabs:write',
    many: true,
    touches: ['collab', 'brief', 'feed'],
  },
  /** No from the side that did not start it; the other side reads a kind sentence. */
  declineCollab: {
    ...write(sides, z.extend(change, { reason: z.enum(keysOf(declineReasons)), note: optionalText(500) })),
    scope: 'collabs:write',
    many: true,
  },
  /** Before a time is booked; afterwards there is cancelling. */
  withdrawCollab: {
    ...write(creator, z.extend(change, { note: optionalText(500) })),
    touches: ['collab', 'brief', 'feed'],
  },
  /** Under 48 hours before the slot it counts as late. */
  cancelCollab: {
    ...write(sides, z.extend(change, { reason: text(500) })),
    scope: 'collabs:write',
    touches: ['collab', 'brief', 'feed'],
  },
  /** Staff give more time for the content. */
  extendCollabDeadline: { ...write(staff, z.extend(change, { dueAt: instant, reason: text(300) })), many: true },
  getCollab: {
    kind: 'read',
    scope: 'collabs:read',
    offline: true,
    access: readers,
    input: one,
    output: CollabView,
    refusals: ['not-found'],
    shows: ['collab', 'deliverable'],
  },
  getCollabTimeline: {
    kind: 'read',
    scope: 'collabs:read',
    offline: true,
    access: readers,
    input: one,
    output: z.object({ events: z.array(TimelineEvent) }),
    refusals: ['not-found'],
    shows: ['collab', 'deliverable', 'logistics'],
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
    scope: 'collabs:read',
    access: brandReaders,
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
    offline: true,
    access: creatorReaders,
    input: z.object({
      influencerUid: InfluencerUid,
      show: z._default(z.enum(['active', 'to-confirm', 'invited', 'applied', 'past']), 'active'),
      ...pageInput,
    }),
    output: page(CollabView),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Every collab for staff, newest first, by state, brief or side. */
  listCollabs: {
    kind: 'read',
    scope: 'collabs:read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: z.optional(BrandUid),
      influencerUid: z.optional(InfluencerUid),
      /** All its venues. */
      orgUid: z.optional(OrgUid),
      ...filters,
      ...pageInput,
    }),
    output: page(CollabView),
    shows: ['collab'],
  },
  /** Agreed visits against the cap of 2, 3 or 5, and what stands in the way of another request. */
  getCommitments: {
    kind: 'read',
    offline: true,
    access: creatorReaders,
    input: ofInfluencer,
    output: z.object({
      open: z.number(),
      cap: z.number(),
      free: z.number(),
      visitsCompleted: z.number(),
      /** Visits to keep until the cap rises, and to what; null at the highest. */
      next: z.nullable(z.object({ visits: z.number(), cap: z.number() })),
      overdue: z.number(),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Waits for a spot of a full brief: the next in line is told when one is free, and has 24 hours to ask for it. */
  joinBriefWaitlist: {
    kind: 'write',
    access: creator,
    input: briefOfInfluencer,
    output: BriefLine,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['feed'],
  },
  leaveBriefWaitlist: {
    kind: 'write',
    access: creator,
    input: briefOfInfluencer,
    output: BriefLine,
    refusals: ['not-found'],
    touches: ['feed'],
  },
})
