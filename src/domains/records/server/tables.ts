import { sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { brandUid, influencerUid } from '../../profiles/server/foreign-keys.ts'
import type { RagStatus } from '../../profiles/desk-vocabulary.ts'
import type { RagCause } from '../health.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What our team writes down about a brand or creator. For staff alone. */
export const recordNotes = pgTable(
  'record_notes',
  {
    uid: text().primaryKey(),
    /** The brand or creator. */
    recordUid: text('record_uid').notNull(),
    text: text().notNull(),
    byUid: text('by_uid').notNull(),
    at: at('at').notNull(),
    /** Pictures and PDFs, in their order, each with the name it was brought with. */
    files: jsonb().$type<{ uid: string; name: string }[]>().notNull().default([]),
    /** Since when it is kept at the top. */
    pinnedAt: at('pinned_at'),
  },
  (t) => [
    index('record_notes_record').on(t.recordUid, t.at, t.uid),
    index('record_notes_pinned')
      .on(t.recordUid, t.pinnedAt)
      .where(sql`pinned_at is not null`),
  ],
)

/** What our team has to do for a brand or creator. The open one that is due first is the next step. */
export const recordTasks = pgTable(
  'record_tasks',
  {
    uid: text().primaryKey(),
    recordUid: text('record_uid').notNull(),
    text: text().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    assignedTo: text('assigned_to').notNull(),
    byUid: text('by_uid').notNull(),
    createdAt: at('created_at').notNull(),
    doneAt: at('done_at'),
    doneBy: text('done_by'),
  },
  (t) => [
    index('record_tasks_record').on(t.recordUid, t.dueOn),
    index('record_tasks_open')
      .on(t.dueOn, t.uid)
      .where(sql`done_at is null`),
  ],
)

/**
 * How each brand or creator does, as their signals say, and the colour that was set by hand. What holds of both is on the profile
 * itself, where lists filter by it; what it was before is in the events.
 */
const healthTable = (name: string, key: string, profile: () => AnyPgColumn) =>
  pgTable(name, {
    recordUid: text(key).primaryKey().references(profile),
    calculated: text().$type<RagStatus>().notNull(),
    causes: jsonb().$type<RagCause[]>().notNull(),
    /** When what was calculated last became something else. */
    calculatedAt: at('calculated_at').notNull(),
    /** Set by hand, by whom, when, why, and the last day on which it holds. */
    override: text().$type<RagStatus>(),
    overrideBy: text('override_by'),
    overrideAt: at('override_at'),
    overrideReason: text('override_reason'),
    overrideUntil: date('override_until', { mode: 'string' }),
  })
export const brandHealth = healthTable('brand_health', 'brand_uid', brandUid)
export const creatorHealth = healthTable('creator_health', 'influencer_uid', influencerUid)
