import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text, version } from '../../kit/contract/fields.ts'
import { BrandUid, BriefUid, CollabUid, CommentUid, DeliverableUid, FileUid, InfluencerUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { deliverableTypes, platforms } from '../profiles/vocabulary.ts'
import { adCodeDays } from './ad-codes.ts'
import { tickedRules } from './checklist.ts'
import { collectionEntries } from './contract/collections.ts'
import { creatorEntries } from './contract/creators.ts'
import { readingEntries } from './contract/readings.ts'
import { reviewerEntries } from './contract/reviewers.ts'
import { showcaseEntries } from './contract/showcase.ts'
import { toDoKinds } from './to-do.ts'
import { insightKinds } from './insights.ts'
import { orientations } from './orientation.ts'
import { rightsStates } from './rights.ts'
import { count, counts, CaptionProblemView, DeliverableView, ReviewView, ShowcaseRow } from './views.ts'

const sides = { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const maker = { influencer: 'own' } as const

const one = { uid: DeliverableUid, version }
/** Deliverables of one collab, as they were seen. */
const several = {
  collabUid: CollabUid,
  deliverables: z
    .array(z.object(one))
    .check(z.minLength(1, 'Choose at least one deliverable.'), z.maxLength(40, 'Choose at most 40.')),
}
const fileUids = z.array(FileUid).check(z.minLength(0), z.maxLength(10))
const stale = ['not-found', 'aborted', 'failed-precondition'] as const
const write = <W, I extends z.ZodMiniType>(access: W, input: I) =>
  ({
    kind: 'write',
    access,
    input,
    output: DeliverableView,
    refusals: stale,
    touches: ['deliverable', 'collab'],
    once: true,
  }) as const
const ticks = z.array(z.enum(tickedRules)).check(z.maxLength(4))

export const contentCalls = defineCalls({
  ...collectionEntries,
  ...creatorEntries,
  ...readingEntries,
  ...reviewerEntries,
  ...showcaseEntries,
  /** What an influencer has to do on all their collabs, the nearest deadline first; what has none comes last. */
  listToDo: {
    kind: 'read',
    offline: true,
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({
      items: z.array(
        z.object({
          key: z.string(),
          kind: z.enum(toDoKinds),
          collabUid: z.string(),
          brandName: z.string(),
          title: z.string(),
          /** How many deliverables it is about; 0 where it is about the visit or the terms. */
          deliverables: z.number(),
          /** What an item of the checklist says; null of all else. */
          what: z.nullable(z.string()),
          dueAt: z.nullable(instant),
          timezone: z.string(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'deliverable', 'logistics'],
  },
  /** How reliable an influencer is now: the parts and the formula, what moved it lately, and what would raise it. */
  getReliability: {
    kind: 'read',
    offline: true,
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ profileUid: z.union([BrandUid, InfluencerUid]) }),
    output: z.object({
      score: z.nullable(z.number()),
      visits: z.number(),
      formula: z.string(),
      parts: z.array(z.object({ name: z.string(), value: z.number(), weight: z.number(), why: z.string() })),
      raise: z.nullable(z.string()),
      moves: z.array(
        z.object({
          at: instant,
          part: z.string(),
          text: z.string(),
          good: z.boolean(),
          collabUid: z.string(),
          /** The name of the other side. */
          with: z.string(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'deliverable', 'profile'],
  },
  /** Every deliverable of a collab with its files, versions, checks, comments and clocks, and the reviews that may be read. */
  getDeliverables: {
    kind: 'read',
    scope: 'content:read',
    offline: true,
    access: { ...sides, accountManager: 'any' },
    input: z.object({ collabUid: CollabUid }),
    output: z.object({
      deliverables: z.array(DeliverableView),
      reviews: z.object({
        mine: z.nullable(z.extend(ReviewView, { isShared: z.boolean() })),
        brand: z.nullable(ReviewView),
        influencer: z.nullable(ReviewView),
        shownFrom: z.nullable(instant),
        canGive: z.boolean(),
      }),
    }),
    refusals: ['not-found'],
    shows: ['deliverable', 'collab'],
  },
  /** Keeps a draft: its files in order, its caption, and the golden rules vouched for. Nobody else sees it yet. */
  saveDeliverable: write(maker, z.object({ ...one, fileUids, caption: optionalText(2_200), ticks })),
  /** Hands the draft over. Refused with the checklist in `details` while a golden rule or the caption is not in order. */
  submitDeliverable: write(maker, z.object(one)),
  /**
   * Hands over several drafts of one collab, each by the rules of `submitDeliverable`: all of them or none. What is vouched for
   * holds for them all, and so does what was vouched for with earlier content of the same visit.
   */
  submitContent: {
    kind: 'write',
    access: maker,
    input: z.object({ ...several, ticks }),
    output: z.object({ submitted: z.number() }),
    refusals: stale,
    touches: ['deliverable', 'collab'],
    once: true,
  },
  /** What the caption still lacks, with near misses named; while it is typed. */
  checkCaptionFor: {
    kind: 'read',
    access: maker,
    input: z.object({ deliverableUid: DeliverableUid, caption: optionalText(2_200) }),
    output: z.object({ problems: z.array(CaptionProblemView) }),
    refusals: ['not-found'],
    perMinute: 300,
  },
  /** Sends a deliverable back with what to change; at most two rounds, then the brand's account manager is drawn in. */
  requestChanges: { ...write(host, z.object({ ...one, text: text(2_000) })), scope: 'content:write' },
  approveDeliverable: { ...write(host, z.object(one)), many: true },
  /** Approves several deliverables of one collab, each by the rules of `approveDeliverable`: all of them or none. The creator is notified once. */
  approveContent: {
    kind: 'write',
    scope: 'content:write',
    access: host,
    input: z.object(several),
    output: z.object({ approved: z.number() }),
    refusals: stale,
    touches: ['deliverable', 'collab'],
  },
  /** A remark on a version; on a video it may stand at a moment. */
  addComment: {
    ...write(
      sides,
      z.object({
        uid: DeliverableUid,
        fileVersion: version,
        text: text(1_000),
        atMs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(6 * 3_600_000))), null),
      }),
    ),
    creates: true,
  },
  resolveComment: write(sides, z.object({ commentUid: CommentUid, resolved: z._default(z.boolean(), true) })),
  /** The address where the deliverable can be seen. The collab is completed with its last deliverable. */
  markPublished: write(maker, z.object({ ...one, url: text(500) })),
  /** Gives the brand the code by which it may run the post as an ad, in place of an earlier one; for so many days, or without an end. */
  saveAdCode: write(
    maker,
    z.object({
      ...one,
      code: text(300).check(z.regex(/^\S+$/, 'Paste only the code, without spaces.')),
      days: z.nullable(z.literal(adCodeDays)),
    }),
  ),
  removeAdCode: write(maker, z.object(one)),
  /** Asks the creator for that code; again after `askAgainDays` at the earliest. */
  requestAdCode: write(host, z.object(one)),
  /** What a deliverable reached; the same capture again replaces it and is then not verified any more. */
  addInsights: write(
    sides,
    z.object({
      uid: DeliverableUid,
      kind: z.enum(insightKinds),
      ...counts,
      followersGained: z._default(count, null),
      evidenceUid: z._default(z.nullable(FileUid), null),
    }),
  ),
  verifyInsights: {
    ...write(
      { accountManager: 'assigned', admin: 'any' } as const,
      z.object({ uid: DeliverableUid, kind: z.enum(insightKinds) }),
    ),
    many: true,
  },
  /** How it was, from 1 Angry to 6 Delighted: once from each side. */
  submitReview: {
    kind: 'write',
    access: { influencer: 'own', brandMember: 'own' },
    input: z.object({
      collabUid: CollabUid,
      value: z.int().check(z.minimum(1), z.maximum(6)),
      text: optionalText(1_000),
      /** A creator’s: other creators may read it on the venue’s page, once the venue may. */
      isShared: z._default(z.boolean(), false),
    }),
    output: z.object({ shown: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['deliverable', 'collab'],
    once: true,
  },
  /** A creator lets other creators read their review on the venue’s page, or takes that back. */
  shareReview: {
    kind: 'write',
    access: maker,
    input: z.object({ collabUid: CollabUid, isShared: z.boolean() }),
    output: z.object({ isShared: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['deliverable', 'feed'],
  },
  /** A brand's finished deliverables, newest first. */
  listShowcase: {
    kind: 'read',
    scope: 'content:read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: BrandUid,
      type: z.optional(z.enum(deliverableTypes)),
      platform: z.optional(z.enum(platforms)),
      influencerUid: z.optional(InfluencerUid),
      briefUid: z.optional(BriefUid),
      rights: z.optional(z.enum(rightsStates)),
      /** Posted, or not yet. */
      isPublished: z.optional(z.boolean()),
      /** Of its first file. */
      orientation: z.optional(z.enum(orientations)),
      /** At least this review of the collab by the brand, from 1 Angry to 6 Delighted. */
      rating: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
      caption: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      ...pageInput,
    }),
    output: z.extend(page(ShowcaseRow), {
      /** Who and which brief can be filtered by. */
      influencers: z.array(z.object({ uid: z.string(), name: z.string() })),
      briefs: z.array(z.object({ uid: z.string(), title: z.string() })),
      /** Whether the reader can collect, share and download it. */
      can: z.object({ edit: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['deliverable'],
  },
  /** Where the original of one file can be saved from, for an hour; refused when no rights are left. Logged. */
  downloadDeliverable: {
    kind: 'write',
    access: sides,
    input: z.object({ deliverableUid: DeliverableUid, fileUid: FileUid }),
    output: z.object({ file_path: z.string(), credit: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
  },
})
