import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../kit/server/likeness.ts'
import { missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import { type PublicPageFields, publicPageOff } from '../influencer-profile.ts'
import type { AudienceShare } from '../audience.ts'
import type { eyeColours, faceShapes, hairColours, Sport } from '../casting.ts'
import type { ReliabilityParts } from '../reliability-parts.ts'
import type { RiskKind } from '../risk-flags.ts'
import type { Confirmation, City, DeliverableType, Platform } from '../vocabulary.ts'
import type { ApprovalState, ContentVibe, FindableBy, genders, Language } from '../creator-vocabulary.ts'
import type { Priority, influencerLabels, RagStatus } from '../desk-vocabulary.ts'
import { brandProfiles } from './tables/brands.ts'

import { handleKeyOf } from './handle-key.ts'
import { unreviewedAtEnd } from './review-order.ts'
import { urgencyOf } from './urgency.ts'

export * from './tables/brands.ts'
export * from './tables/merged.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A creator's profile. The date of birth is for staff alone; others see an age bracket. */
export const influencerProfiles = pgTable(
  'influencer_profiles',
  {
    uid: text().primaryKey(),
    slug: text().notNull().unique(),
    handle: text().notNull().unique(),
    name: text().notNull(),
    bio: text().notNull().default(''),
    avatar: text(),
    gallery: text().array().notNull().default([]),
    homeCity: text('home_city').$type<City>().notNull(),
    cities: text().array().$type<City[]>().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    travel: jsonb().$type<{ city: City; from: string; until: string }[]>().notNull().default([]),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    gender: text().$type<(typeof genders)[number]>().notNull().default('undisclosed'),
    languages: text().array().$type<Language[]>().notNull().default([]),
    contentVibe: text('content_vibe').array().$type<ContentVibe[]>().notNull().default([]),
    formats: text().array().$type<DeliverableType[]>().notNull().default([]),
    sports: text().array().$type<Sport[]>().notNull().default([]),
    approval: text().$type<ApprovalState>().notNull().default('applied'),
    approvalReason: text('approval_reason'),
    /** From when a rejected influencer may apply again. */
    reapplyFrom: date('reapply_from', { mode: 'string' }),
    priority: integer().$type<Priority>().notNull().default(2),
    labels: text().array().$type<(typeof influencerLabels)[number][]>().notNull().default([]),
    staffNotes: text('staff_notes').notNull().default(''),
    permitNumber: text('permit_number'),
    permitCountry: text('permit_country'),
    permitUntil: date('permit_until', { mode: 'string' }),
    /** 0 to 100, null while new (under 3 visits); written by collabs with the parts that explain it. */
    reliability: integer(),
    reliabilityParts: jsonb('reliability_parts').$type<ReliabilityParts>(),
    visitsCompleted: integer('visits_completed').notNull().default(0),
    /** Followers of their largest account, 0 without one; written by a trigger whenever accounts change. */
    largestFollowing: integer('largest_following').notNull().default(0),
    /** When their ID was checked; written by identity. */
    idCheckedAt: at('id_checked_at'),
    /** How they are doing, what that was before its last change, and when it changed; written by records. */
    rag: text().$type<RagStatus>().notNull().default('green'),
    ragWas: text('rag_was').$type<RagStatus>(),
    ragChangedAt: at('rag_changed_at'),
    /** When they asked to be let in; null while they are still filling in their profile. */
    appliedAt: at('applied_at'),
    /** Since when they take a break: nobody invites them and nothing is offered to them. */
    pausedAt: at('paused_at'),
    /** Which brands find them in searches, open their page and invite them. */
    findableBy: text('findable_by').$type<FindableBy>().notNull().default('everyone'),
    publicPage: jsonb('public_page').$type<PublicPageFields>().notNull().default(publicPageOff),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('influencer_profiles_newest').on(t.createdAt, t.uid),
    likeIndex('influencer_profiles_name_like', t.name),
    likeIndex('influencer_profiles_handle_like', t.handle),
    index('influencer_profiles_handle_key').on(handleKeyOf(t.handle)),
    index('influencer_profiles_city').on(t.homeCity, t.uid),
    index('influencer_profiles_reliable').on(sql`coalesce(${t.reliability}, -1)`, t.uid),
    index('influencer_profiles_following').on(t.largestFollowing, t.uid),
    index('influencer_profiles_approval').on(t.approval, t.uid),
    index('influencer_profiles_urgency').on(urgencyOf(t.rag), t.uid),
    index('influencer_profiles_rag_changed')
      .on(t.ragChangedAt)
      .where(sql`rag_changed_at is not null`),
    ...sortIndexes('influencer_profiles', t.uid, [t.handle, t.visitsCompleted, t.priority]),
    ...missingIndexes('influencer_profiles', t.uid, { id_checked_at: t.idCheckedAt }),
  ],
)

const ofInfluencer = () =>
  text('influencer_uid')
    .notNull()
    .references(() => influencerProfiles.uid)

/**
 * Where brands find a creator: their home, the cities they list and where they travel, one row a city. With what searches sort
 * by, so that a city's first page costs the same however many creators there are. Written by a trigger alone.
 */
export const creatorPlaces = pgTable(
  'creator_places',
  {
    city: text().$type<City>().notNull(),
    influencerUid: text('influencer_uid')
      .notNull()
      .references(() => influencerProfiles.uid, { onDelete: 'cascade' }),
    /** The last day of their last trip there; null where they live or are often. */
    until: date({ mode: 'string' }),
    joinedAt: at('joined_at').notNull(),
    /** −1 while nobody knows. */
    reliability: integer().notNull(),
    following: integer().notNull(),
    /** What an account of theirs says of its audience, as `audienceShares` are written: `women:70`. Kept by a trigger of accounts. */
    audience: text().array().$type<AudienceShare[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.influencerUid, t.city] }),
    index('creator_places_newest').on(t.city, t.joinedAt, t.influencerUid),
    index('creator_places_reliable').on(t.city, t.reliability, t.influencerUid),
    index('creator_places_following').on(t.city, t.following, t.influencerUid),
    index('creator_places_audience').using('gin', t.audience),
  ],
)

/** An influencer's account on a platform. Engagement is in basis points (350 is 3.5 %). */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    influencerUid: ofInfluencer(),
    platform: text().$type<Platform>().notNull(),
    handle: text().notNull(),
    url: text().notNull(),
    followers: integer().notNull(),
    averageViews: integer('average_views'),
    engagementBp: integer('engagement_bp'),
    /** Shares in percent by name, where given: `{ city: { london: 40 }, … }`. */
    audience: jsonb()
      .$type<Partial<Record<'country' | 'city' | 'gender' | 'age', Record<string, number>>>>()
      .notNull()
      .default({}),
    /** The picture of the figures, a file of the influencer's. */
    screenshot: text(),
    confirmedHow: text('confirmed_how').$type<Confirmation>().notNull(),
    confirmedAt: at('confirmed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.influencerUid, t.platform] }),
    index('social_accounts_handle_key').on(t.platform, handleKeyOf(t.handle)),
  ],
)

/** How a creator says they look. There is a row while they share it with brands, and none otherwise. */
export const castingAttributes = pgTable('casting_attributes', {
  influencerUid: text('influencer_uid')
    .primaryKey()
    .references(() => influencerProfiles.uid),
  hair: text().$type<(typeof hairColours)[number]>(),
  eyes: text().$type<(typeof eyeColours)[number]>(),
  face: text().$type<(typeof faceShapes)[number]>(),
  sharedAt: at('shared_at').notNull(),
})

/** What our team has to look at twice about a creator: what, where it was seen and when, and until when it stands. For staff alone. */
export const riskFlags = pgTable(
  'risk_flags',
  {
    uid: text().primaryKey(),
    influencerUid: ofInfluencer(),
    kind: text().$type<RiskKind>().notNull(),
    source: text().notNull(),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
    /** The last day on which it stands. */
    until: date({ mode: 'string' }).notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: at('added_at').notNull(),
    /** When one of the team ended it before its time. */
    endedAt: at('ended_at'),
  },
  (t) => [index('risk_flags_influencer').on(t.influencerUid, t.until)],
)

/** Brands an influencer does not want to deal with. Neither side is told of a block, and each holds in both directions. */
export const blockedBrands = pgTable(
  'blocked_brands',
  {
    influencerUid: ofInfluencer(),
    brandUid: text('brand_uid')
      .notNull()
      .references(() => brandProfiles.uid),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.influencerUid, t.brandUid] }),
    index('blocked_brands_brand').on(t.brandUid, t.influencerUid),
  ],
)

/** Influencers a brand does not want to host, with its private reason. */
export const blockedInfluencers = pgTable(
  'blocked_influencers',
  {
    brandUid: text('brand_uid')
      .notNull()
      .references(() => brandProfiles.uid),
    influencerUid: ofInfluencer(),
    reason: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.brandUid, t.influencerUid] }),
    index('blocked_influencers_influencer').on(t.influencerUid, t.brandUid),
  ],
)

/**
 * What our team’s list of creators is sorted and filtered by and other domains have, one row for each creator. Written by triggers
 * alone, and apart from the profile, which would otherwise change with every sign-in.
 */
export const creatorFigures = pgTable(
  'creator_figures',
  {
    influencerUid: text('influencer_uid')
      .primaryKey()
      .references(() => influencerProfiles.uid, { onDelete: 'cascade' }),
    /** Reviews by brands, shown to the creator or not, and their average in hundredths; null without any. */
    reviews: integer().notNull().default(0),
    reviewAverage: integer('review_average'),
    /** Requests, invitations and collabs that have not ended. */
    openCollabs: integer('open_collabs').notNull().default(0),
    /** When the numbers of the account that was left longest were last updated; null without an account. */
    numbersAt: at('numbers_at'),
    /** When somebody last used an account that the profile belongs to. */
    lastSeenAt: at('last_seen_at'),
  },
  (t) => [
    ...sortIndexes('creator_figures', t.influencerUid, [t.openCollabs]),
    ...missingIndexes('creator_figures', t.influencerUid, { numbers_at: t.numbersAt, last_seen_at: t.lastSeenAt }),
    index('creator_figures_by_review_average').on(unreviewedAtEnd(t.reviewAverage).sortBy, t.influencerUid),
    index('creator_figures_by_review_average_down').on(unreviewedAtEnd(t.reviewAverage).sortDownBy, t.influencerUid),
  ],
)
