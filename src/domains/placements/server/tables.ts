import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Audience, PlacementState, Spot } from '../placement.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What is advertised inside the product: for whom, when, and how often. */
export const placements = pgTable(
  'placements',
  {
    uid: text().primaryKey(),
    name: text().notNull(),
    spot: text().$type<Spot>().notNull(),
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
    state: text().$type<PlacementState>().notNull(),
    house: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('placements_state').on(t.state, t.uid), index('placements_spot').on(t.spot, t.state)],
)
export type Placement = typeof placements.$inferSelect

/** How often a placement was seen and clicked on a day (UTC). */
export const placementCounts = pgTable(
  'placement_counts',
  {
    placementUid: text('placement_uid')
      .notNull()
      .references(() => placements.uid),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.placementUid, t.day] })],
)

/** What a session was shown on a day: it is counted once, and shown as often as its cap allows. Kept for some days only. */
export const placementViews = pgTable(
  'placement_views',
  {
    placementUid: text('placement_uid')
      .notNull()
      .references(() => placements.uid),
    session: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
    clicked: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.placementUid, t.session, t.day] }), index('placement_views_day').on(t.day)],
)
