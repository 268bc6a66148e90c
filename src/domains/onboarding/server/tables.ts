import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { TierId } from '../../plans/tiers.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { Answers, Drafts, StepKey } from '../steps.ts'
import type { Side } from '../sides.ts'
import type { WebsiteHints } from '../website.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The way of an account from signing up to a profile that is there: what was answered, and where it stands. */
export const onboardings = pgTable(
  'onboardings',
  {
    accountUid: text('account_uid').primaryKey(),
    side: text().$type<Side>(),
    tier: text().$type<TierId>(),
    /** The step that is asked next; null before a side is chosen. */
    step: text().$type<StepKey>(),
    answers: jsonb().$type<Answers & { given?: Record<string, string> }>().notNull(),
    /** What is typed and not yet answered, by step, as the form holds it: nothing has looked at it. */
    drafts: jsonb().$type<Drafts>().notNull().default({}),
    /** What their website says, once it was read. */
    hints: jsonb().$type<WebsiteHints>(),
    profileUid: text('profile_uid'),
    briefUid: text('brief_uid'),
    startedAt: at('started_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index('onboardings_still')
      .on(t.updatedAt, t.accountUid)
      .where(sql`finished_at is null`),
    index('onboardings_still_by_started_at')
      .on(t.startedAt, t.accountUid)
      .where(sql`finished_at is null`),
  ],
)

/** Cities in which one cannot join, by a decision of the team. */
export const closedCities = pgTable('closed_cities', {
  city: text().$type<City>().primaryKey(),
  closedAt: at('closed_at').notNull(),
})

/** Who wants to hear when a city opens; `cityName` says which, where it is none of ours. */
export const cityWaitlist = pgTable(
  'city_waitlist',
  {
    email: text().notNull(),
    city: text().$type<City>().notNull(),
    cityName: text('city_name').notNull().default(''),
    side: text().$type<Side>().notNull(),
    at: at('at').notNull(),
    notifiedAt: at('notified_at'),
  },
  (t) => [primaryKey({ columns: [t.email, t.city, t.cityName] }), index('city_waitlist_city').on(t.city)],
)
