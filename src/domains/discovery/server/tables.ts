import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { brandUid } from '../../profiles/server/foreign-keys.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { FeedFilter } from '../contract.ts'
import type { CreatorFilters } from '../creator-search.ts'
import type { Ribbon } from '../ribbons.ts'
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

/**
 * Counts the changes of what a city offers: its live briefs, their times and their venues. Triggers write it at the end of
 * every transaction that changes one of them (`migrations/0000_schema.sql`), whoever writes.
 */
export const cityOffers = pgTable('city_offers', {
  city: text().$type<City>().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
})

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

/**
 * The ribbons above the feed, version by version. `draft`: what staff work on, at most one; `published`: the newest is live;
 * `undone`: thrown away or taken back. `version` counts every change of any of them.
 */
export const ribbonVersions = pgTable(
  'ribbon_versions',
  {
    uid: text().primaryKey(),
    ribbons: jsonb().$type<Ribbon[]>().notNull(),
    state: text().$type<'draft' | 'published' | 'undone'>().notNull(),
    version: integer().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    byUid: text('by_uid').notNull(),
  },
  (t) => [
    uniqueIndex('ribbon_versions_one_draft')
      .on(t.state)
      .where(sql`state = 'draft'`),
  ],
)

/** From which row an influencer opened a brief on which day (UTC): each counts once a day. */
export const ribbonClicks = pgTable(
  'ribbon_clicks',
  {
    day: date({ mode: 'string' }).notNull(),
    ribbonUid: text('ribbon_uid').notNull(),
    briefUid: text('brief_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.ribbonUid, t.briefUid, t.influencerUid] })],
)

/** Filters of the search for creators that a brand's team keeps under a name. */
export const creatorSearches = pgTable(
  'creator_searches',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    name: text().notNull(),
    filters: jsonb().$type<CreatorFilters>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The day (UTC) on which a job last looked for new creators. */
    lookedOn: date('looked_on', { mode: 'string' }).notNull(),
    /** The creators whom it found then, at most `mostLookedAt`: whoever is not among them is new. */
    seen: text().array().notNull(),
    /** When the oldest of them joined, where there were more than fit: nobody older is called new. */
    seenFrom: timestamp('seen_from', { withTimezone: true }),
  },
  (t) => [unique('creator_searches_name').on(t.brandUid, t.name), index('creator_searches_due').on(t.lookedOn, t.uid)],
)
