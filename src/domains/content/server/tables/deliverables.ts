import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { missingIndexes, sortIndexes } from '../../../../kit/server/sort-indexes.ts'
import { collabUid } from '../../../collabs/server/foreign-keys.ts'
import type { ContentCheck } from '../../../media/content-checks.ts'
import { fileUid } from '../../../media/server/foreign-keys.ts'
import type { ContentType, DeliverableType, Platform } from '../../../profiles/vocabulary.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
export const deliverableStatuses = ['pending', 'approved', 'published'] as const

/** Since when its brand has it before it: since it was approved, or while it is in review since it was submitted. */
export const addedAt = ({
  approvedAt,
  submittedAt,
}: Record<'approvedAt' | 'submittedAt', SQLWrapper>): SQL<Date | null> =>
  sql<Date | null>`coalesce(${approvedAt}, ${submittedAt})`

/** One Reel, Story or post that the terms ask for; made when they are agreed. `status` is coarse: pending covers draft and in review. */
export const deliverables = pgTable(
  'deliverables',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid').notNull().references(collabUid),
    brandUid: text('brand_uid').notNull(),
    /** What the brand is called, to sort by; written by a trigger. */
    brandName: text('brand_name').notNull().default(''),
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
    /** The views of its results, to sort by; written by a trigger of these, null while none are known. */
    views: integer(),
  },
  (t) => [
    index('deliverables_collab').on(t.collabUid, t.position),
    index('deliverables_review')
      .on(t.autoApproveAt)
      .where(sql`auto_approve_at is not null`),
    index('deliverables_brand')
      .on(t.brandUid, t.approvedAt.desc(), t.uid.desc())
      .where(sql`approved_at is not null`),
    index('deliverables_of_brand')
      .on(t.brandUid, addedAt(t), t.uid)
      .where(sql`coalesce(approved_at, submitted_at) is not null`),
    ...sortIndexes('deliverables', t.uid, [t.brandName, t.rounds]),
    index('deliverables_by_views').on(sql`coalesce(${t.views}, -1)`, t.uid),
    ...missingIndexes('deliverables', t.uid, {
      submitted_at: t.submittedAt,
      auto_approve_at: t.autoApproveAt,
      approved_at: t.approvedAt,
      published_at: t.publishedAt,
      rights_until: t.rightsUntil,
    }),
  ],
)

const deliverable = () =>
  text('deliverable_uid')
    .notNull()
    .references(() => deliverables.uid)

/**
 * The code by which a creator lets the brand run a post as an ad, at most one for each post: Meta’s partnership ad code or
 * TikTok’s Spark Ads code. Without a code, the brand has asked for one.
 */
export const adCodes = pgTable('ad_codes', {
  deliverableUid: text('deliverable_uid')
    .primaryKey()
    .references(() => deliverables.uid),
  code: text(),
  /** When it ends at the platform; null while it works until the creator takes it back there. */
  until: at('until'),
  givenAt: at('given_at'),
  askedAt: at('asked_at'),
})

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
