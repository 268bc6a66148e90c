import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What an influencer said of a brief in the feed: saved for later, or not to be shown again, with why. */
export const feedMarks = pgTable(
  'feed_marks',
  {
    influencerUid: text('influencer_uid').notNull(),
    briefUid: text('brief_uid').notNull(),
    mark: text().$type<'saved' | 'hidden'>().notNull(),
    reason: text(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.influencerUid, t.briefUid] })],
)
