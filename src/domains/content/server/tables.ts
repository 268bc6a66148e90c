import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { collabUid } from '../../collabs/server/foreign-keys.ts'

export * from './tables/deliverables.ts'
export * from './tables/results.ts'
export * from './tables/sharing.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

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
