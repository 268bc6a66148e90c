import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What happened to a record: who, when, from, to, why. Written in the transaction of the action; never changed. */
export const events = pgTable(
  'events',
  {
    uid: text().primaryKey(),
    at: at('at').notNull(),
    kind: text().notNull(),
    subjectUid: text('subject_uid').notNull(),
    brandUid: text('brand_uid'),
    influencerUid: text('influencer_uid'),
    actorUid: text('actor_uid'),
    /** The side that acted: brand, influencer, staff, venue (door page), reviewer (reviewer link) or clock. */
    side: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    why: text(),
  },
  (t) => [
    index('events_subject').on(t.subjectUid, t.at),
    index('events_brand').on(t.brandUid, t.at),
    index('events_influencer')
      .on(t.influencerUid, t.at)
      .where(sql`influencer_uid is not null`),
    index('events_newest').on(t.at, t.uid),
    index('events_actor').on(t.actorUid, t.at),
  ],
)
