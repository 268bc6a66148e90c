import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { briefUid } from '../../../briefs/server/foreign-keys.ts'
import type { CollabSide } from '../../../collabs/server/policy.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What a creator asks about a brief before they request it, and the one answer: one question for each creator and brief. */
export const briefQuestions = pgTable(
  'brief_questions',
  {
    uid: text().primaryKey(),
    briefUid: text('brief_uid').notNull().references(briefUid),
    /** Of the brief. */
    brandUid: text('brand_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
    askedAt: at('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    text: text().notNull(),
    answeredAt: at('answered_at'),
    /** Null once they have left as well. */
    answeredBy: text('answered_by'),
    /** As whom it was answered: for the venue, or as our team. */
    answeredAs: text('answered_as').$type<Exclude<CollabSide, 'influencer'>>(),
    answer: text(),
  },
  (t) => [
    uniqueIndex('brief_questions_once').on(t.briefUid, t.influencerUid),
    index('brief_questions_brand').on(t.brandUid, t.askedAt),
    index('brief_questions_influencer').on(t.influencerUid),
    index('brief_questions_asked_by').on(t.askedBy),
    index('brief_questions_answered_by').on(t.answeredBy),
    index('brief_questions_waiting')
      .on(t.askedAt, t.uid)
      .where(sql`answered_at is null`),
  ],
)
