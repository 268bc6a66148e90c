import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { collabUid } from '../../collabs/server/foreign-keys.ts'
import type { ContentCheck } from '../../media/content-checks.ts'
import { fileUid } from '../../media/server/foreign-keys.ts'
import { brandUid } from '../../profiles/server/foreign-keys.ts'
import type { ContentType, DeliverableType, Platform } from '../../profiles/vocabulary.ts'
import type { InsightKind, ReadingSource } from '../insights.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
export const deliverableStatuses = ['pending', 'approved', 'published'] as const

/** One Reel, Story or post that the terms ask for; made when they are agreed. `status` is coarse: pending covers draft and in review. */
export const deliverables = pgTable(
  'deliverables',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid').notNull().references(collabUid),
    brandUid: text('brand_uid').notNull(),
    position: integer().notNull(),
    type: text().$type<DeliverableType>().notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    platform: text().$type<Platform>().notNull(),
    status: text().$type<(typeof deliverableStatuses)[number]>().notNull().default('pending'),
    version: integer().notNull().default(1),
    /** The number of its files' newest version; 0 before the first upload. */
    fileVersion: integer('file_version').notNull().default(0),
    caption: text().notNull().default(''),
    checklist: text().array().notNull().default([]),
    liveUrl: text('live_url'),
    /** Rounds of changes asked so far. */
    rounds: integer().notNull().default(0),
    submittedAt: at('submitted_at'),
    /** When it is auto-approved; set while in review. */
    autoApproveAt: at('auto_approve_at'),
    reminded: integer().notNull().default(0),
    approvedAt: at('approved_at'),
    publishedAt: at('published_at'),
    rightsUntil: at('rights_until'),
  },
  (t) => [
    index('deliverables_collab').on(t.collabUid, t.position),
    index('deliverables_review')
      .on(t.autoApproveAt)
      .where(sql`auto_approve_at is not null`),
    index('deliverables_brand')
      .on(t.brandUid, t.approvedAt.desc(), t.uid.desc())
      .where(sql`approved_at is not null`),
  ],
)

const deliverable = () =>
  text('deliverable_uid')
    .notNull()
    .references(() => deliverables.uid)

/** Who speaks about a deliverable. */
export const commentSides = ['influencer', 'brand', 'staff', 'reviewer'] as const
export type CommentSide = (typeof commentSides)[number]

/** One attempt at a deliverable: a draft until it is submitted, then never changed. What is sent back is answered by a new one. */
export const deliverableVersions = pgTable(
  'deliverable_versions',
  {
    deliverableUid: deliverable(),
    number: integer().notNull(),
    caption: text().notNull(),
    ticks: text().array().notNull(),
    /** What the checks said of each file when it was saved. */
    checks: jsonb().$type<{ fileUid: string; checks: ContentCheck[] }[]>().notNull(),
    savedAt: at('saved_at').notNull(),
    submittedAt: at('submitted_at'),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.number] })],
)

/** The files of a version, in their order. */
export const deliverableFiles = pgTable(
  'deliverable_files',
  {
    deliverableUid: deliverable(),
    version: integer().notNull(),
    position: integer().notNull(),
    fileUid: text('file_uid').notNull().references(fileUid),
  },
  (t) => [
    primaryKey({ columns: [t.deliverableUid, t.version, t.position] }),
    index('deliverable_files_file').on(t.fileUid),
  ],
)

/** Changes asked for. One with `drawnIn` was asked after the last round: the account manager decides. */
export const deliverableRounds = pgTable(
  'deliverable_rounds',
  {
    deliverableUid: deliverable(),
    number: integer().notNull(),
    version: integer().notNull(),
    side: text().$type<CommentSide>().notNull(),
    authorName: text('author_name').notNull(),
    text: text().notNull(),
    requestedAt: at('requested_at').notNull(),
    escalated: boolean('escalated').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.number] })],
)

/** A remark on a version of a deliverable; on a video it may stand at a moment. */
export const deliverableComments = pgTable(
  'deliverable_comments',
  {
    uid: text().primaryKey(),
    deliverableUid: deliverable(),
    version: integer().notNull(),
    accountUid: text('account_uid'),
    side: text().$type<CommentSide>().notNull(),
    authorName: text('author_name').notNull(),
    text: text().notNull(),
    /** Milliseconds into the video. */
    atMs: integer('at_ms'),
    createdAt: at('created_at').notNull(),
    resolvedAt: at('resolved_at'),
  },
  (t) => [index('deliverable_comments_deliverable').on(t.deliverableUid, t.createdAt)],
)

/**
 * The captures that people are asked for, each the newest reading of its kind, as the pages of a collab show them. What
 * counts is `readings`, which also holds what was corrected. A count that is not known is null, never zero.
 */
export const insights = pgTable(
  'insights',
  {
    deliverableUid: deliverable(),
    kind: text().$type<InsightKind>().notNull(),
    capturedAt: at('captured_at').notNull(),
    views: integer(),
    reach: integer(),
    likes: integer(),
    comments: integer(),
    saves: integer(),
    shares: integer(),
    clicks: integer(),
    enteredBy: text('entered_by').notNull(),
    enteredSide: text('entered_side').$type<CommentSide>().notNull(),
    /** A screenshot. */
    evidenceUid: text('evidence_uid').references(fileUid),
    verifiedBy: text('verified_by'),
    verifiedAt: at('verified_at'),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.kind] })],
)

/** Counts that grow while a post is up; what is not known is null, never zero. */
const counts = () => ({
  views: integer(),
  reach: integer(),
  likes: integer(),
  comments: integer(),
  saves: integer(),
  shares: integer(),
  clicks: integer(),
  followersGained: integer('followers_gained'),
})

/**
 * Every reading of what a published deliverable had reached by a moment, whoever took it. Rows are never changed but for
 * who verified them; a correction is a row of its own that names the one it replaces. When a creator disconnects a
 * platform, its counts are emptied and the row says since when.
 */
export const readings = pgTable(
  'readings',
  {
    uid: text().primaryKey(),
    deliverableUid: deliverable(),
    /** The capture that it answers, if it was asked for. */
    kind: text().$type<InsightKind>(),
    source: text().$type<ReadingSource>().notNull(),
    /** When the counts stood so. */
    takenAt: at('taken_at').notNull(),
    recordedAt: at('recorded_at').notNull(),
    ...counts(),
    enteredBy: text('entered_by').notNull(),
    /** Null for what a platform reported. */
    enteredSide: text('entered_side').$type<CommentSide>(),
    /** A screenshot. */
    evidenceUid: text('evidence_uid').references(fileUid),
    verifiedBy: text('verified_by'),
    verifiedAt: at('verified_at'),
    replacedBy: text('replaced_by'),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [index('readings_deliverable').on(t.deliverableUid, t.takenAt)],
)

/** What each deliverable has reached by its readings, one row each: sums of many deliverables are sums of these. */
export const results = pgTable(
  'results',
  {
    deliverableUid: deliverable().primaryKey(),
    brandUid: text('brand_uid').notNull(),
    ...counts(),
    takenAt: at('taken_at').notNull(),
    source: text().$type<ReadingSource>().notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** All that was known came from a platform that was disconnected since. */
    isWithdrawn: boolean('is_withdrawn').notNull(),
  },
  (t) => [index('results_brand').on(t.brandUid)],
)

/** What a deliverable had reached at the end of each day with a reading, days as the venue's calendar has them. */
export const resultDays = pgTable(
  'result_days',
  {
    deliverableUid: deliverable(),
    day: date({ mode: 'string' }).notNull(),
    brandUid: text('brand_uid').notNull(),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.day] }), index('result_days_brand').on(t.brandUid, t.day)],
)

/**
 * Views that a brand's posts gained on each day with a reading, of those that may be added up: the sum over `result_days`,
 * kept in the same transaction (`rebuildResults`), so that a page reads a row a day however many posts there are.
 */
export const viewDays = pgTable(
  'view_days',
  {
    brandUid: text('brand_uid').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Below zero where a correction took more away than other posts gained. */
    views: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandUid, t.day] })],
)

/** The review that each side gives, 1 Angry to 6 Delighted; shown to the other once both are given or after 14 days. */
export const reviews = pgTable(
  'reviews',
  {
    collabUid: text('collab_uid').notNull().references(collabUid),
    side: text().$type<'brand' | 'influencer'>().notNull(),
    value: integer().notNull(),
    text: text().notNull().default(''),
    submittedAt: at('submitted_at').notNull(),
    /** When it was shown to the other side. */
    revealedAt: at('revealed_at'),
    /** A creator’s: other creators may read it on the venue’s page, once it is shown. */
    isShared: boolean('is_shared').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.collabUid, t.side] })],
)

/** Links by which an owner or agency reviews a brand's requests and content without an account. Only a hash of the token is stored. */
export const reviewerLinks = pgTable(
  'reviewer_links',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whom it is for. */
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('reviewer_links_brand').on(t.brandUid)],
)

/** Reminders of content that were sent, by the due date they were about. */
export const contentReminders = pgTable(
  'content_reminders',
  {
    collabUid: text('collab_uid').notNull().references(collabUid),
    dueAt: at('due_at').notNull(),
    step: integer().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collabUid, t.dueAt, t.step] })],
)

/** Up to when events have been counted into reliability; one row. */
export const reliabilityMark = pgTable('reliability_mark', {
  name: text()
    .primaryKey()
    .default(sql`'events'`),
  until: at('until').notNull(),
})

/** On which days (UTC) a brand opened a creator's page: each brand counts once a day. Creators see how many, never who. */
export const creatorOpens = pgTable(
  'creator_opens',
  {
    influencerUid: text('influencer_uid').notNull(),
    day: date({ mode: 'string' }).notNull(),
    brandUid: text('brand_uid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.influencerUid, t.day, t.brandUid] }), index('creator_opens_day').on(t.day)],
)
