import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../kit/server/likeness.ts'
import { missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import type { FitReason } from '../../briefs/fit.ts'
import { briefUid } from '../../briefs/server/foreign-keys.ts'
import { brandUid, influencerUid } from '../../profiles/server/foreign-keys.ts'
import type { PreferredTimes } from '../preferred-times.ts'
import type { Outcome, Stage } from '../stages.ts'
import type { Terms } from '../terms.ts'
import type { proposalStates, TermsChange } from '../terms-changes.ts'
import { deadlineOf } from './deadline.ts'
import { stageOrder } from './stage-order.ts'

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
    briefUid: text('brief_uid').notNull().references(briefUid),
    brandUid: text('brand_uid').notNull().references(brandUid),
    /** What the brand is called, to sort by; written by a trigger. */
    brandName: text('brand_name').notNull().default(''),
    influencerUid: text('influencer_uid').notNull().references(influencerUid),
    startedBy: text('started_by').$type<'influencer' | 'brand' | 'staff'>().notNull(),
    stage: integer().$type<Stage>().notNull(),
    outcome: text().$type<Outcome>().notNull().default('open'),
    version: integer().notNull().default(1),
    message: text().notNull().default(''),
    fit: integer().notNull(),
    fitReasons: jsonb('fit_reasons').$type<FitReason[]>().notNull(),
    terms: jsonb().$type<Terms>(),
    /** When the creator who asks would like to come; null where they pick a time afterwards. */
    preferred: jsonb().$type<PreferredTimes>(),
    requestedAt: at('requested_at').notNull(),
    /** When it reached the stage and outcome it is at. */
    stageAt: at('stage_at').notNull().defaultNow(),
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
    /** When its visit begins, while it has one; written by a trigger of visits. */
    visitAt: at('visit_at'),
    /** When the last deliverable was submitted; the fee falls due with it. */
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
    // A popular brief has hundreds: what is counted of them stands in the index.
    index('collabs_of_brief').on(t.briefUid, t.outcome, t.stage, t.requestedAt),
    index('collabs_of_brand').on(t.brandUid, t.uid.desc()),
    index('collabs_of_influencer').on(t.influencerUid, t.uid.desc()),
    // What came with a request or an invitation, for our team’s search of messages.
    likeIndex('collabs_message_like', t.message),
    index('collabs_state').on(t.outcome, t.stage, t.uid.desc()),
    index('collabs_unanswered')
      .on(t.expiresAt)
      .where(sql`stage = 1 and outcome = 'open'`),
    index('collabs_content_due')
      .on(t.contentDueAt)
      .where(sql`stage = 4 and outcome = 'open'`),
    // What our team's list can be sorted by.
    ...sortIndexes('collabs', t.uid, [t.requestedAt, t.stageAt, t.brandName]),
    index('collabs_by_stage').on(stageOrder(t), t.uid),
    ...missingIndexes('collabs', t.uid, { deadline: deadlineOf(t), visit_at: t.visitAt }),
  ],
)

/** Influencers who wait for a spot of a full brief, in the order they joined. Until `offeredUntil` a freed spot is theirs to request. */
export const briefWaitlist = pgTable(
  'brief_waitlist',
  {
    briefUid: text('brief_uid').notNull().references(briefUid),
    influencerUid: text('influencer_uid').notNull().references(influencerUid),
    joinedAt: at('joined_at').notNull(),
    offeredUntil: at('offered_until'),
  },
  (t) => [
    primaryKey({ columns: [t.briefUid, t.influencerUid] }),
    index('brief_waitlist_joined').on(t.briefUid, t.joinedAt),
    index('brief_waitlist_influencer').on(t.influencerUid),
  ],
)

/**
 * New terms that one side proposed. The accepted ones, in their order, are the versions of the terms: each says what it
 * changed and what stood there before. A collab has at most one that is open.
 */
export const termsProposals = pgTable(
  'terms_proposals',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid')
      .notNull()
      .references(() => collabs.uid),
    side: text().$type<'influencer' | 'brand'>().notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedByUid: text('proposed_by_uid'),
    reason: text().notNull(),
    was: jsonb().$type<TermsChange>().notNull(),
    changes: jsonb().$type<TermsChange>().notNull(),
    state: text().$type<(typeof proposalStates)[number]>().notNull().default('open'),
    proposedAt: at('proposed_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Who accepted, declined or withdrew it; null where nobody did. */
    answeredBy: text('answered_by'),
    answeredByUid: text('answered_by_uid'),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('terms_proposals_one_open')
      .on(t.collabUid)
      .where(sql`state = 'open'`),
    index('terms_proposals_collab').on(t.collabUid, t.uid.desc()),
    index('terms_proposals_due')
      .on(t.expiresAt)
      .where(sql`state = 'open'`),
    index('terms_proposals_proposed_by').on(t.proposedByUid),
    index('terms_proposals_answered_by').on(t.answeredByUid),
  ],
)

/** What a creator has ticked off of a visit’s day, by its words: theirs alone, on every device of theirs. */
export const dayTicks = pgTable(
  'day_ticks',
  {
    collabUid: text('collab_uid')
      .notNull()
      .references(() => collabs.uid),
    words: text().notNull(),
    isDone: boolean('is_done').notNull(),
    /** When it was ticked, on the creator’s device; the latest stands. */
    tickedAt: at('ticked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collabUid, t.words] })],
)
