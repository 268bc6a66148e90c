import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import type { Audience, AdPosition } from '../ad.ts'
import type { AdState } from '../states.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What is advertised inside the product: for whom, when, and how often. */
export const ads = pgTable(
  'ads',
  {
    uid: text().primaryKey(),
    name: text().notNull(),
    position: text().$type<AdPosition>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text().notNull(),
    /** A path of media, public. */
    picture: text(),
    alternativeText: text('alternative_text').notNull().default(''),
    audience: jsonb().$type<Audience>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
    priority: integer().notNull(),
    capPerSession: integer('cap_per_session').notNull(),
    state: text().$type<AdState>().notNull(),
    house: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('ads_position').on(t.position, t.state),
    ...sortIndexes('ads', t.uid, [t.name, t.startsAt, t.priority, t.createdAt]),
    ...missingIndexes('ads', t.uid, { ends_at: t.endsAt }),
  ],
)
export type Ad = typeof ads.$inferSelect

/** How often an ad was seen and clicked on a day (UTC). */
export const adCounts = pgTable(
  'ad_counts',
  {
    adUid: text('ad_uid')
      .notNull()
      .references(() => ads.uid),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.adUid, t.day] })],
)

/** What a session was shown on a day: it is counted once, and shown as often as its cap allows. Kept for some days only. */
export const adViews = pgTable(
  'ad_views',
  {
    adUid: text('ad_uid')
      .notNull()
      .references(() => ads.uid),
    session: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
    clicked: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.adUid, t.session, t.day] }), index('ad_views_day').on(t.day)],
)
