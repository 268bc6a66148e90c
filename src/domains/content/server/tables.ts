import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { collabs, deliverables } from '../../collabs/server/tables.ts'
import type { ContentCheck } from '../../media/content-checks.ts'
import { files } from '../../media/server/tables.ts'
import type { InsightKind } from '../insights.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const deliverable = () =>
  text('deliverable_uid')
    .notNull()
    .references(() => deliverables.uid)

/** Who speaks about a piece. */
export const commentSides = ['influencer', 'brand', 'staff', 'reviewer'] as const
export type CommentSide = (typeof commentSides)[number]

/** One attempt at a piece: a draft until it is submitted, then never changed. What is sent back is answered by a new one. */
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
    fileUid: text('file_uid')
      .notNull()
      .references(() => files.uid),
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
    askedAt: at('asked_at').notNull(),
    drawnIn: boolean('drawn_in').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.number] })],
)

/** A remark on a version of a piece; on a video it may stand at a moment. */
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

/** What a published piece reached, as someone read it off the platform. A count that is not known is null, never zero. */
export const figures = pgTable(
  'figures',
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
    evidenceUid: text('evidence_uid').references(() => files.uid),
    verifiedBy: text('verified_by'),
    verifiedAt: at('verified_at'),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.kind] })],
)

/** Reminders of content that were sent, by the due date they were about. */
export const contentReminders = pgTable(
  'content_reminders',
  {
    collabUid: text('collab_uid')
      .notNull()
      .references(() => collabs.uid),
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
