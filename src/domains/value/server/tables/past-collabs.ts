import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { VenueCurrency } from '../../../profiles/vocabulary.ts'

/**
 * What a venue did with creators before it came to us, as its own list says. Nobody measured it and nobody agreed to it here: it is in
 * no sum of `Worth`, and no fee, reliability, review or notification comes of it.
 */
export const pastCollabs = pgTable(
  'past_collabs',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull(),
    /** Null where the list’s creator isn’t one of ours. */
    influencerUid: text('influencer_uid'),
    /** The handle or the name, as the list has it. */
    creator: text().notNull(),
    /** A day or, where the list has no more, a month: `2025-03-12`, `2025-03`. */
    visitedOn: text('visited_on').notNull(),
    links: text().array().notNull(),
    views: integer(),
    likes: integer(),
    comments: integer(),
    saves: integer(),
    /** What the venue spent on it, in minor units. */
    spendMinor: integer('spend_minor'),
    currency: text().$type<VenueCurrency>().notNull(),
    /** Of its creator, time and links, by which the same row is kept once. */
    key: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('past_collabs_key').on(t.brandUid, t.key),
    index('past_collabs_brand').on(t.brandUid, t.visitedOn, t.uid),
    index('past_collabs_influencer').on(t.influencerUid, t.visitedOn, t.uid),
  ],
)
