import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FeedFilter } from '../contract.ts'
import type { NotForMe } from '../taste.ts'

/** What an influencer said of a brief in the feed: saved for later, or not to be shown again, with why. */
export const feedMarks = pgTable(
  'feed_marks',
  {
    influencerUid: text('influencer_uid').notNull(),
    briefUid: text('brief_uid').notNull(),
    mark: text().$type<'saved' | 'hidden'>().notNull(),
    reason: text().$type<NotForMe>(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.influencerUid, t.briefUid] })],
)

/** Filters of the feed that an account keeps under a name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    accountUid: text('account_uid').notNull(),
    name: text().notNull(),
    filter: jsonb().$type<FeedFilter>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountUid, t.name] })],
)
