import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FitReason } from '../../briefs/fit.ts'
import { briefs } from '../../briefs/server/tables.ts'
import { brandProfiles, influencerProfiles } from '../../profiles/server/tables.ts'
import type { ContentType, DeliverableType, Platform } from '../../profiles/vocabulary.ts'
import type { Outcome, Stage } from '../stages.ts'
import type { Terms } from '../terms.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export type Dispute = {
  text: string
  at: string
  fileUid?: string
  decision?: 'stands' | 'reversed'
  reason?: string
  decidedAt?: string
}

/** One brand, one influencer, one brief: from the request to the published content. */
export const collabs = pgTable(
  'collabs',
  {
    uid: text().primaryKey(),
    briefUid: text('brief_uid')
      .notNull()
      .references(() => briefs.uid),
    brandUid: text('brand_uid')
      .notNull()
      .references(() => brandProfiles.uid),
    influencerUid: text('influencer_uid')
      .notNull()
      .references(() => influencerProfiles.uid),
    startedBy: text('started_by').$type<'influencer' | 'brand' | 'staff'>().notNull(),
    stage: integer().$type<Stage>().notNull(),
    outcome: text().$type<Outcome>().notNull().default('open'),
    version: integer().notNull().default(1),
    message: text().notNull().default(''),
    fit: integer().notNull(),
    fitReasons: jsonb('fit_reasons').$type<FitReason[]>().notNull(),
    terms: jsonb().$type<Terms>(),
    requestedAt: at('requested_at').notNull(),
    /** When an unanswered request ends. */
    expiresAt: at('expires_at').notNull(),
    /** How many reminders to answer were sent. */
    reminders: integer().notNull().default(0),
    answeredAt: at('answered_at'),
    closedAt: at('closed_at'),
    closeReason: text('close_reason'),
    closeNote: text('close_note'),
    lateCancel: boolean('late_cancel').notNull().default(false),
    /** When the content is due; set with the visit. */
    contentDueAt: at('content_due_at'),
    /** When the last asked piece was submitted; the fee falls due with it. */
    deliveredAt: at('delivered_at'),
    /** What the influencer says against a no-show, once; staff decide. */
    dispute: jsonb().$type<Dispute>(),
    /** What the venue says to a visit it is said not to have hosted, once. */
    venueAnswer: jsonb('venue_answer').$type<{ text: string; at: string }>(),
  },
  (t) => [
    uniqueIndex('collabs_one_open')
      .on(t.briefUid, t.influencerUid)
      .where(sql`outcome = 'open'`),
    index('collabs_brand').on(t.brandUid, t.outcome, t.stage, t.uid.desc()),
    index('collabs_influencer').on(t.influencerUid, t.outcome, t.stage, t.uid.desc()),
    index('collabs_brief').on(t.briefUid, t.outcome),
    index('collabs_of_brand').on(t.brandUid, t.uid.desc()),
    index('collabs_of_influencer').on(t.influencerUid, t.uid.desc()),
    index('collabs_state').on(t.outcome, t.stage, t.uid.desc()),
    index('collabs_unanswered')
      .on(t.expiresAt)
      .where(sql`stage = 1 and outcome = 'open'`),
    index('collabs_content_due')
      .on(t.contentDueAt)
      .where(sql`stage = 4 and outcome = 'open'`),
  ],
)

/** How many places of a slot are taken, offers included. The row is the lock for all that happens to the slot. */
export const slots = pgTable(
  'slots',
  {
    briefUid: text('brief_uid')
      .notNull()
      .references(() => briefs.uid),
    startsAt: at('starts_at').notNull(),
    taken: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.briefUid, t.startsAt] })],
)

/** The appointment of a collab. */
export const visits = pgTable(
  'visits',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid')
      .notNull()
      .unique()
      .references(() => collabs.uid),
    briefUid: text('brief_uid').notNull(),
    brandUid: text('brand_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** People besides the influencer. */
    party: integer().notNull(),
    guestNames: text('guest_names').array().notNull().default([]),
    /** Dietary needs for this visit, asked with consent; deleted 24 hours after the slot. */
    needs: text(),
    /** Whether it stands in the calendar: not once it is cancelled, or its place went to the next in line. */
    live: boolean().notNull().default(true),
    confirmAskedAt: at('confirm_asked_at'),
    confirmedAt: at('confirmed_at'),
    chasedAt: at('chased_at'),
    checkedInAt: at('checked_in_at'),
    checkedInBy: text('checked_in_by').$type<'influencer' | 'venue' | 'staff'>(),
    lateMinutes: integer('late_minutes'),
    proposed: jsonb().$type<string[]>(),
  },
  (t) => [
    index('visits_brand')
      .on(t.brandUid, t.startsAt)
      .where(sql`live`),
    index('visits_influencer')
      .on(t.influencerUid, t.startsAt)
      .where(sql`live`),
    index('visits_completed')
      .on(t.influencerUid)
      .where(sql`checked_in_at is not null`),
    index('visits_unconfirmed')
      .on(t.startsAt)
      .where(sql`live and confirmed_at is null`),
    index('visits_needs')
      .on(t.startsAt)
      .where(sql`needs is not null`),
  ],
)

/** Who waits for a full slot, in the order they came. An offer keeps the place until `offeredUntil`. */
export const waitlist = pgTable(
  'waitlist',
  {
    collabUid: text('collab_uid')
      .primaryKey()
      .references(() => collabs.uid),
    briefUid: text('brief_uid').notNull(),
    startsAt: at('starts_at').notNull(),
    party: integer().notNull(),
    joinedAt: at('joined_at').notNull(),
    offeredUntil: at('offered_until'),
    /** The unconfirmed visit whose place is on offer; null when the place is free already. */
    insteadOf: text('instead_of'),
  },
  (t) => [index('waitlist_slot').on(t.briefUid, t.startsAt, t.joinedAt), index('waitlist_offers').on(t.offeredUntil)],
)

export const deliverableStatuses = ['pending', 'approved', 'published'] as const

/** One asked piece of content; made when the terms are agreed. `status` is the seed's; pending covers draft and in review. */
export const deliverables = pgTable(
  'deliverables',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid')
      .notNull()
      .references(() => collabs.uid),
    brandUid: text('brand_uid').notNull(),
    position: integer().notNull(),
    type: text().$type<DeliverableType>().notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    platform: text().$type<Platform>().notNull(),
    status: text().$type<(typeof deliverableStatuses)[number]>().notNull().default('pending'),
    version: integer().notNull().default(1),
    /** The number of its files' newest version; 0 before the first upload. */
    fileVersion: integer('file_version').notNull().default(0),
    caption: text().notNull().default(''),
    checklist: text().array().notNull().default([]),
    liveUrl: text('live_url'),
    /** Rounds of changes asked so far. */
    rounds: integer().notNull().default(0),
    submittedAt: at('submitted_at'),
    /** When it is approved by itself; set while in review. */
    autoApproveAt: at('auto_approve_at'),
    reminded: integer().notNull().default(0),
    approvedAt: at('approved_at'),
    publishedAt: at('published_at'),
    rightsUntil: at('rights_until'),
  },
  (t) => [
    index('deliverables_collab').on(t.collabUid, t.position),
    index('deliverables_review')
      .on(t.autoApproveAt)
      .where(sql`auto_approve_at is not null`),
    index('deliverables_brand')
      .on(t.brandUid, t.approvedAt.desc(), t.uid.desc())
      .where(sql`approved_at is not null`),
  ],
)

/** Links that work without an account: the door page of a venue, a reviewer of a brand. Revocable. */
export const accessLinks = pgTable(
  'access_links',
  {
    uid: text().primaryKey(),
    kind: text().$type<'door' | 'reviewer'>().notNull(),
    brandUid: text('brand_uid')
      .notNull()
      .references(() => brandProfiles.uid),
    token: text().notNull().unique(),
    label: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    index('access_links_brand').on(t.brandUid, t.kind),
    uniqueIndex('access_links_one_door')
      .on(t.brandUid)
      .where(sql`kind = 'door' and revoked_at is null`),
  ],
)

/** What each side thought, 1 Angry to 6 Delighted; shown to the other once both have given it or after 14 days. */
export const reviews = pgTable(
  'reviews',
  {
    collabUid: text('collab_uid')
      .notNull()
      .references(() => collabs.uid),
    side: text().$type<'brand' | 'influencer'>().notNull(),
    value: integer().notNull(),
    text: text().notNull().default(''),
    givenAt: at('given_at').notNull(),
    /** When the other side was told that it can be read. */
    revealedAt: at('revealed_at'),
  },
  (t) => [primaryKey({ columns: [t.collabUid, t.side] })],
)

/** Addresses from which calendars read visits: one per account and profile ('' for the team's own), kept only as a hash. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountUid: text('account_uid').notNull(),
    profileUid: text('profile_uid').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountUid, t.profileUid] })],
)

/** Who waits for a place of a full brief, in the order they came. Until `offeredUntil` a freed place is theirs to ask for. */
export const briefWaitlist = pgTable(
  'brief_waitlist',
  {
    briefUid: text('brief_uid')
      .notNull()
      .references(() => briefs.uid),
    influencerUid: text('influencer_uid')
      .notNull()
      .references(() => influencerProfiles.uid),
    joinedAt: at('joined_at').notNull(),
    offeredUntil: at('offered_until'),
  },
  (t) => [
    primaryKey({ columns: [t.briefUid, t.influencerUid] }),
    index('brief_waitlist_line').on(t.briefUid, t.joinedAt),
    index('brief_waitlist_influencer').on(t.influencerUid),
  ],
)
