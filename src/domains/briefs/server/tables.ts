import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../kit/server/likeness.ts'
import { sortIndexes } from '../../../kit/server/sort-indexes.ts'
import { brandUid } from '../../profiles/server/foreign-keys.ts'
import type { Timezone } from '../../accounts/timezones.ts'
import type { BrandCategory, City, VenueCurrency } from '../../profiles/vocabulary.ts'
import type { BriefDeliverable, Availability, BriefContent, Eligibility, UsageRights } from '../brief.ts'
import type { BriefDefaults } from '../brief-defaults.ts'
import type { BriefStatus } from '../statuses.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

/**
 * What a brand offers. City, category, country, timezone and currency are copies of the brand's, taken at every save, so
 * that the feed needs one table. `version` counts what people write; places are counted apart and do not raise it.
 */
export const briefs = pgTable(
  'briefs',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    /** What the brand is called, to sort by; written by a trigger. */
    brandName: text('brand_name').notNull().default(''),
    status: text().$type<BriefStatus>().notNull().default('draft'),
    version: integer().notNull().default(1),
    /** The version of the content that staff approved last; null until then. */
    approvedVersion: integer('approved_version'),
    city: text().$type<City>().notNull(),
    category: text().$type<BrandCategory>().notNull(),
    country: text().notNull(),
    timezone: text().$type<Timezone>().notNull(),
    currency: text().$type<VenueCurrency>().notNull(),

    title: text().notNull(),
    story: text().notNull(),
    included: text().array().notNull(),
    notIncluded: text('not_included').array().notNull(),
    valueMinor: integer('value_minor').notNull(),
    spendCapMinor: integer('spend_cap_minor'),
    aboveCap: text('above_cap').$type<BriefContent['aboveCap']>().notNull(),
    serviceCovered: boolean('service_covered').notNull(),
    guests: integer().notNull(),
    deliverables: jsonb().$type<BriefDeliverable[]>().notNull(),
    directions: text().notNull(),
    mentions: text().array().notNull(),
    hashtags: text().array().notNull(),
    showsAlcohol: boolean('shows_alcohol').notNull(),
    usageRights: text('usage_rights').$type<UsageRights>().notNull(),
    usageMonths: integer('usage_months').notNull(),
    onlineMonths: integer('online_months').notNull(),
    eligibility: jsonb().$type<Eligibility>().notNull(),
    liveFrom: day('live_from').notNull(),
    liveUntil: day('live_until').notNull(),
    maxCollabs: integer('max_collabs').notNull(),
    repeatLimit: integer('repeat_limit').notNull(),
    approval: text().$type<BriefContent['approval']>().notNull(),
    autoFit: integer('auto_fit').notNull(),
    availability: jsonb().$type<Availability>().notNull(),
    /** Paths of stored files, the first is the card's. */
    pictures: text().array().notNull(),

    /** Collabs that hold a place now; never above `maxCollabs` through `takeSpot`. */
    spotsTaken: integer('spots_taken').notNull().default(0),
    /** Set while too many requests are unanswered: nobody can apply. */
    heldAt: at('held_at'),
    liveSince: at('live_since'),
    submittedAt: at('submitted_at'),
    /** What the brand said when submitting, and what staff asked to change. */
    submitNote: text('submit_note').notNull().default(''),
    changeNote: text('change_note').notNull().default(''),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('briefs_brand').on(t.brandUid, t.status, t.uid),
    // Nulls first, as `order by … desc` has them: an index in the other order is not used for sorting.
    index('briefs_changed').on(t.updatedAt.desc().nullsFirst(), t.uid.desc().nullsFirst()),
    index('briefs_status').on(t.status, t.updatedAt.desc().nullsFirst(), t.uid.desc().nullsFirst()),
    likeIndex('briefs_like', t.title),
    // What else our team's list can be sorted by.
    ...sortIndexes('briefs', t.uid, [t.title, t.liveUntil, t.brandName, t.city, t.category, t.spotsTaken]),
    index('briefs_queue')
      .on(t.submittedAt, t.uid)
      .where(sql`status = 'submitted'`),
    index('briefs_feed')
      .on(t.city, t.liveSince.desc().nullsFirst(), t.uid.desc().nullsFirst())
      .where(sql`status = 'live' and held_at is null`),
    // The ribbons of a city that have another order, or few of its briefs.
    index('briefs_opening')
      .on(t.city, sql`greatest(live_since, live_from::timestamp at time zone timezone) desc`, t.uid.desc().nullsFirst())
      .where(sql`status = 'live' and held_at is null`),
    index('briefs_closing')
      .on(t.city, t.liveUntil, t.uid)
      .where(sql`status = 'live' and held_at is null`),
    index('briefs_full')
      .on(t.city, t.liveSince.desc().nullsFirst(), t.uid.desc().nullsFirst())
      .where(sql`status = 'live' and held_at is null and max_collabs <= spots_taken`),
    index('briefs_feed_everywhere')
      .on(t.liveSince.desc().nullsFirst(), t.uid.desc().nullsFirst())
      .where(sql`status = 'live' and held_at is null`),
    index('briefs_ending')
      .on(t.liveUntil)
      .where(sql`status in ('live', 'paused')`),
  ],
)

/** What a brief said, version by version; collabs keep the terms of the one they agreed to. */
export const briefVersions = pgTable(
  'brief_versions',
  {
    briefUid: text('brief_uid')
      .notNull()
      .references(() => briefs.uid),
    version: integer().notNull(),
    content: jsonb().$type<BriefContent>().notNull(),
    at: at('at').notNull(),
    /** The account that wrote it; null for the product itself. */
    byUid: text('by_uid'),
    note: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.briefUid, t.version] })],
)

/** Which influencer opened a brief on which day (UTC): each counts once a day. */
export const briefViews = pgTable(
  'brief_views',
  {
    briefUid: text('brief_uid')
      .notNull()
      .references(() => briefs.uid),
    influencerUid: text('influencer_uid').notNull(),
    day: day('day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.briefUid, t.influencerUid, t.day] })],
)

/** How advertising is named in a country, where staff have changed what the product starts with (`disclosureSeed`). */
export const disclosureRules = pgTable('disclosure_rules', {
  country: text().primaryKey(),
  accepted: text().array().notNull(),
  position: text().$type<'first' | 'first-words' | 'anywhere'>().notNull(),
  note: text().notNull(),
  source: text().notNull(),
  checkedOn: day('checked_on').notNull(),
  version: integer().notNull().default(1),
})

/** What new briefs begin with instead of the usual: of an organisation’s venues, or of one venue, which then goes before. */
export const briefDefaults = pgTable('brief_defaults', {
  /** An organisation’s or a brand’s uid. */
  ownerUid: text('owner_uid').primaryKey(),
  fields: jsonb().$type<BriefDefaults>().notNull(),
  updatedAt: at('updated_at').notNull(),
})
