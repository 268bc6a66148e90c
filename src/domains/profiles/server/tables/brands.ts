import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp, boolean } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../../kit/server/likeness.ts'
import { missingIndexes, sortIndexes, unnamedAtEnd } from '../../../../kit/server/sort-indexes.ts'
import type { Timezone } from '../../../accounts/timezones.ts'
import type { LostReason } from '../../lost.ts'
import type { ReliabilityParts } from '../../reliability-parts.ts'
import type { BrandCategory, City } from '../../vocabulary.ts'
import type { Language } from '../../creator-vocabulary.ts'
import type { brandLabels, customerStatuses, Priority, RagStatus, SalesStage } from '../../desk-vocabulary.ts'
import { placeIndexes } from '../findable.ts'
import { stageIndexes } from '../stage-time.ts'
import { statusOrder } from '../status-order.ts'
import { urgencyOf } from '../urgency.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export type OpeningHours = { weekday: number; from: string; to: string }[]

/** A venue's profile. */
export const brandProfiles = pgTable(
  'brand_profiles',
  {
    uid: text().primaryKey(),
    slug: text().notNull().unique(),
    /** Its organisation and what that is called; written by organisations, which come later. */
    orgUid: text('org_uid').notNull(),
    orgName: text('org_name').notNull(),
    name: text().notNull(),
    category: text().$type<BrandCategory>().notNull(),
    description: text().notNull().default(''),
    profilePic: text('profile_pic'),
    hero: text(),
    gallery: text().array().notNull().default([]),
    website: text(),
    handle: text(),
    phone: text(),
    address: text().notNull().default(''),
    district: text().notNull().default(''),
    postcode: text(),
    city: text().$type<City>().notNull(),
    country: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timezone: text().$type<Timezone>().notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull().default([]),
    languages: text().array().$type<Language[]>().notNull().default([]),
    houseRules: text('house_rules').notNull().default(''),
    /** Whose they are: of the group they are copies, written by groups whenever the group’s change. */
    houseRulesFrom: text('house_rules_from').$type<'own' | 'group'>().notNull().default('own'),
    /** Whether influencers' public pages may say that they were here, and with what words it was thought of. */
    mayBeNamed: boolean('may_be_named').notNull().default(false),
    hostName: text('host_name'),
    hostPhone: text('host_phone'),
    arrivalText: text('arrival_text').notNull().default(''),
    salesStage: integer('sales_stage').$type<SalesStage>().notNull().default(1),
    onboardingStage: integer('onboarding_stage').notNull().default(1),
    customerStatus: text('customer_status').$type<(typeof customerStatuses)[number]>().notNull().default('prospect'),
    /** Since when it has stood at each; null for since it joined. */
    salesSince: at('sales_since'),
    onboardingSince: at('onboarding_since'),
    statusSince: at('status_since'),
    /** Why it was lost, while it is: at the sales stage 909, or as an inactive customer. */
    lostReason: text('lost_reason').$type<LostReason>(),
    lostNote: text('lost_note').notNull().default(''),
    /** How it is doing, what that was before its last change, and when it changed; written by records. */
    rag: text().$type<RagStatus>().notNull().default('green'),
    ragWas: text('rag_was').$type<RagStatus>(),
    ragChangedAt: at('rag_changed_at'),
    priority: integer().$type<Priority>().notNull().default(2),
    labels: text().array().$type<(typeof brandLabels)[number][]>().notNull().default([]),
    staffNotes: text('staff_notes').notNull().default(''),
    /** Where an imported venue came from, unique: a second import of the same list adds nothing. */
    sourceKey: text('source_key').unique(),
    /** 0 to 100, null while new; written by collabs with the parts that explain it. */
    reliability: integer(),
    reliabilityParts: jsonb('reliability_parts').$type<ReliabilityParts>(),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('brand_profiles_org').on(t.orgUid),
    index('brand_profiles_name').on(t.name, t.uid),
    likeIndex('brand_profiles_like', t.name),
    index('brand_profiles_city').on(t.city, t.name, t.uid),
    index('brand_profiles_map').on(t.latitude, t.longitude),
    likeIndex('brand_profiles_handle_like', t.handle),
    // What our team's list can be sorted by.
    ...sortIndexes('brand_profiles', t.uid, [
      t.city,
      t.category,
      t.salesStage,
      t.onboardingStage,
      t.priority,
      t.createdAt,
    ]),
    ...placeIndexes(t),
    ...stageIndexes(t),
    index('brand_profiles_urgency').on(urgencyOf(t.rag), t.uid),
    index('brand_profiles_by_status').on(statusOrder(t.customerStatus), t.uid),
    index('brand_profiles_rag_changed')
      .on(t.ragChangedAt)
      .where(sql`rag_changed_at is not null`),
  ],
)

/**
 * What our team’s list of brands is sorted by and later domains have, one row for each brand. Written by triggers alone, and apart
 * from the profile, which would otherwise change with every request.
 */
export const brandFigures = pgTable(
  'brand_figures',
  {
    brandUid: text('brand_uid')
      .primaryKey()
      .references(() => brandProfiles.uid, { onDelete: 'cascade' }),
    /** Requests that wait for its answer. */
    openRequests: integer('open_requests').notNull().default(0),
    /** When a creator was last checked in. */
    lastVisitAt: at('last_visit_at'),
    /** What its account manager is called; null without one. */
    managerName: text('manager_name'),
  },
  (t) => [
    ...sortIndexes('brand_figures', t.brandUid, [t.openRequests]),
    ...missingIndexes('brand_figures', t.brandUid, { last_visit_at: t.lastVisitAt }),
    index('brand_figures_by_manager_name').on(unnamedAtEnd(t.managerName).sortBy, t.brandUid),
    index('brand_figures_by_manager_name_down').on(unnamedAtEnd(t.managerName).sortDownBy, t.brandUid),
  ],
)
