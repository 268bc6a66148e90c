import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The months whose report an organisation has been sent, or has none for, so that each is looked at once. */
export const monthlyReports = pgTable(
  'monthly_reports',
  {
    orgUid: text('org_uid').notNull(),
    /** Such as 2026-10, on the calendar of the organisation's first venue. */
    month: text().notNull(),
    at: at('at').notNull(),
    /** False where there was no visit, or the plan has no reports. */
    isSent: boolean('is_sent').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgUid, t.month] })],
)

/** What an organisation says itself in the report of a month. The product's own numbers stand beside it and are never edited. */
export const reportWords = pgTable(
  'report_words',
  {
    orgUid: text('org_uid').notNull(),
    month: text().notNull(),
    /** Before the numbers; empty where nothing is said. */
    intro: text().notNull(),
    /** What they would do next, after the numbers. */
    plans: text().notNull(),
    version: integer().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgUid, t.month] })],
)

/** The logo on an organisation's reports: a picture that somebody of it brought. */
export const reportLogos = pgTable('report_logos', {
  orgUid: text('org_uid').primaryKey(),
  fileUid: text('file_uid').notNull(),
  savedAt: at('saved_at').notNull(),
})

/** Links by which somebody without an account reads the report of one month. Only a hash of the token is stored. */
export const reportLinks = pgTable(
  'report_links',
  {
    uid: text().primaryKey(),
    orgUid: text('org_uid').notNull(),
    month: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether it shows the total cost and what each view, click and booking cost; never what bookings left. */
    withCosts: boolean('with_costs').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** Whose email it was made for, and ends with; null for one that somebody made. */
    recipientUid: text('recipient_uid'),
    /** The venues it tells of; null for all. */
    brandUids: text('brand_uids').array(),
  },
  (t) => [index('report_links_org').on(t.orgUid, t.month)],
)

/** How an organisation's report is emailed each month. Without a row it's on, to everyone on the team of all its venues. */
export const reportMailings = pgTable('report_mailings', {
  orgUid: text('org_uid').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** To everyone on the team of all venues, besides those who were chosen. */
  toTeam: boolean('to_team').notNull(),
  version: integer().notNull(),
  savedAt: at('saved_at').notNull(),
})

/** Who was chosen to get an organisation's report each month: one of its team by account, anybody else by address. */
export const reportRecipients = pgTable(
  'report_recipients',
  {
    uid: text().primaryKey(),
    orgUid: text('org_uid').notNull(),
    accountUid: text('account_uid'),
    email: text(),
    /** The venues that theirs tells of; null for all. */
    brandUids: text('brand_uids').array(),
    /** Whether theirs says what it cost; the team's always does. */
    withCosts: boolean('with_costs').notNull(),
    addedAt: at('added_at').notNull(),
    /** When somebody outside the team said yes: nothing is sent before. */
    confirmedAt: at('confirmed_at'),
    /** When they ended it. */
    stoppedAt: at('stopped_at'),
  },
  (t) => [
    unique('report_recipients_account').on(t.orgUid, t.accountUid),
    unique('report_recipients_email').on(t.orgUid, t.email),
  ],
)
