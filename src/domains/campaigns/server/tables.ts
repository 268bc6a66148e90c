import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { briefUid } from '../../briefs/server/foreign-keys.ts'
import { brandUid } from '../../profiles/server/foreign-keys.ts'
import type { VenueCurrency } from '../../profiles/vocabulary.ts'
import type { Goal } from '../goals.ts'
import type { TaskKind } from '../tasks.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })
const brand = () => text('brand_uid').notNull().references(brandUid)

/** Several briefs over a period, with targets. It belongs to one venue, whose team sees it; its briefs may be of others. */
export const campaigns = pgTable(
  'campaigns',
  {
    uid: text().primaryKey(),
    orgUid: text('org_uid').notNull(),
    brandUid: brand(),
    version: integer().notNull().default(1),
    name: text().notNull(),
    goal: text().$type<Goal>().notNull(),
    about: text().notNull().default(''),
    /** On the venue's calendar. */
    firstDay: day('first_day').notNull(),
    lastDay: day('last_day').notNull(),
    currency: text().$type<VenueCurrency>().notNull(),
    budgetMinor: integer('budget_minor'),
    targetVisits: integer('target_visits'),
    targetDeliverables: integer('target_deliverables'),
    targetViews: integer('target_views'),
    targetBookings: integer('target_bookings'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('campaigns_brand').on(t.brandUid, t.lastDay), index('campaigns_organisation').on(t.orgUid, t.lastDay)],
)

/** Which briefs count for a campaign. A brief may be in several: each counts the visits of its own period. */
export const campaignBriefs = pgTable(
  'campaign_briefs',
  {
    campaignUid: text('campaign_uid')
      .notNull()
      .references(() => campaigns.uid, { onDelete: 'cascade' }),
    briefUid: text('brief_uid').notNull().references(briefUid, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignUid, t.briefUid] }), index('campaign_briefs_brief').on(t.briefUid)],
)

/** What an account manager does for a campaign. */
export const expertTasks = pgTable(
  'expert_tasks',
  {
    uid: text().primaryKey(),
    campaignUid: text('campaign_uid')
      .notNull()
      .references(() => campaigns.uid, { onDelete: 'cascade' }),
    brandUid: text('brand_uid').notNull(),
    kind: text().$type<TaskKind>().notNull(),
    note: text().notNull().default(''),
    dueOn: day('due_on').notNull(),
    doneAt: at('done_at'),
    /** The account of who ticked it. */
    doneBy: text('done_by'),
  },
  (t) => [
    index('expert_tasks_campaign').on(t.campaignUid, t.dueOn),
    index('expert_tasks_open')
      .on(t.dueOn, t.uid)
      .where(sql`done_at is null`),
  ],
)

/** A question to a brand's account manager, with all that was written after it. */
export const expertQuestions = pgTable(
  'expert_questions',
  {
    uid: text().primaryKey(),
    brandUid: brand(),
    campaignUid: text('campaign_uid').references(() => campaigns.uid, { onDelete: 'set null' }),
    taskUid: text('task_uid').references(() => expertTasks.uid, { onDelete: 'set null' }),
    firstText: text('first_text').notNull(),
    lastAt: at('last_at').notNull(),
    /** Since when the brand waits for an answer, and when that is due; null once there is one. */
    waitingSince: at('waiting_since'),
    dueAt: at('due_at'),
    /** When our team was told that this answer is late. */
    warnedAt: at('warned_at'),
  },
  (t) => [
    index('expert_questions_brand').on(t.brandUid, t.lastAt, t.uid),
    index('expert_questions_campaign').on(t.campaignUid),
    index('expert_questions_task').on(t.taskUid),
    index('expert_questions_open')
      .on(t.dueAt, t.uid)
      .where(sql`due_at is not null`),
  ],
)

/** What was written in a question; never changed. Uids sort by time. */
export const expertMessages = pgTable(
  'expert_messages',
  {
    uid: text().primaryKey(),
    questionUid: text('question_uid')
      .notNull()
      .references(() => expertQuestions.uid, { onDelete: 'cascade' }),
    brandUid: text('brand_uid').notNull(),
    at: at('at').notNull(),
    isStaff: boolean('is_staff').notNull(),
    accountUid: text('account_uid').notNull(),
    /** The sender's own key, so that nothing is written twice. */
    key: text().notNull(),
    text: text().notNull(),
    /** Working minutes for which the brand had waited when this answered it. */
    answerMinutes: integer('answer_minutes'),
  },
  (t) => [
    uniqueIndex('expert_messages_once').on(t.questionUid, t.accountUid, t.key),
    index('expert_messages_question').on(t.questionUid, t.uid),
    index('expert_messages_answers')
      .on(t.brandUid, t.at)
      .where(sql`answer_minutes is not null`),
  ],
)
