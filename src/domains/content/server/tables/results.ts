import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { fileUid } from '../../../media/server/foreign-keys.ts'
import type { InsightKind, ReadingSource } from '../../insights.ts'
import { type CommentSide, deliverables } from './deliverables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

const deliverable = () =>
  text('deliverable_uid')
    .notNull()
    .references(() => deliverables.uid)

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
 * The captures that people are asked for, each the newest reading of its kind, as the pages of a collab show them. What
 * counts is `readings`, which also holds what was corrected. A count that is not known is null, never zero.
 */
export const insights = pgTable(
  'insights',
  {
    deliverableUid: deliverable(),
    kind: text().$type<InsightKind>().notNull(),
    capturedAt: at('captured_at').notNull(),
    ...counts(),
    enteredBy: text('entered_by').notNull(),
    enteredSide: text('entered_side').$type<CommentSide>().notNull(),
    /** A screenshot. */
    evidenceUid: text('evidence_uid').references(fileUid),
    verifiedBy: text('verified_by'),
    verifiedAt: at('verified_at'),
  },
  (t) => [primaryKey({ columns: [t.deliverableUid, t.kind] })],
)

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
