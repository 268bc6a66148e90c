export * from './tables/credit-notes.ts'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sortIndexes } from '../../../kit/server/sort-indexes.ts'
import type { AccountingSettings } from '../accounting.ts'
import type { Currency, TierId } from '../../plans/tiers.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** An organisation as the payment provider knows it. */
export const customers = pgTable('billing_customers', {
  orgUid: text('org_uid').primaryKey(),
  providerId: text('provider_id').notNull().unique(),
  createdAt: at('created_at').notNull(),
})

export type CheckoutState = 'open' | 'paid' | 'ended'

/** A try to subscribe. An organisation has at most one open one: two tabs pay once. */
export const checkouts = pgTable(
  'checkouts',
  {
    uid: text().primaryKey(),
    orgUid: text('org_uid').notNull(),
    brandUid: text('brand_uid').notNull(),
    accountUid: text('account_uid').notNull(),
    tier: text().$type<TierId>().notNull(),
    priceId: text('price_id').notNull(),
    quantity: integer().notNull(),
    state: text().$type<CheckoutState>().notNull().default('open'),
    /** The provider's page; null until it was opened. */
    sessionId: text('session_id'),
    url: text(),
    createdAt: at('created_at').notNull(),
    /** The discount code that it was opened with. */
    discountUid: text('discount_uid'),
  },
  (t) => [
    uniqueIndex('checkouts_one_open')
      .on(t.orgUid)
      .where(sql`state = 'open'`),
  ],
)

/** Codes for discounts and trials as staff made them. Never changed once written, but for their end. */
export const discountCodes = pgTable('discount_codes', {
  uid: text().primaryKey(),
  code: text().notNull().unique(),
  /** A percentage, or an amount in minor units of a currency, or the days of a trial. */
  percent: integer(),
  amount: integer(),
  currency: text().$type<Currency>(),
  /** How many monthly invoices it lowers; 0 of a trial. */
  months: integer().notNull(),
  trialDays: integer('trial_days'),
  /** Whether its trial starts with a card. */
  needsCard: boolean('needs_card').notNull().default(true),
  tiers: jsonb().$type<TierId[]>().notNull(),
  lastDay: date('last_day'),
  /** How many organisations can use it; null is any number. */
  most: integer(),
  note: text().notNull().default(''),
  /** The provider's coupon; null of a trial, which needs none. */
  couponId: text('coupon_id'),
  createdAt: at('created_at').notNull(),
  stoppedAt: at('stopped_at'),
})

/**
 * Which organisation uses which code, each once, and one trial at most. It is held while a payment page is open with it, and gone again when that
 * page ends unpaid.
 */
export const discountUses = pgTable(
  'discount_uses',
  {
    uid: text().primaryKey(),
    discountUid: text('discount_uid')
      .notNull()
      .references(() => discountCodes.uid),
    orgUid: text('org_uid').notNull(),
    checkoutUid: text('checkout_uid').notNull(),
    tier: text().$type<TierId>().notNull(),
    state: text().$type<'held' | 'used'>().notNull().default('held'),
    at: at('at').notNull(),
    /** Until when invoices are lower, or the trial lasts; null while it is held. */
    until: at('until'),
    /** Whether its code is for a trial. */
    isTrial: boolean('is_trial').notNull().default(false),
  },
  (t) => [
    uniqueIndex('discount_uses_one_trial')
      .on(t.orgUid)
      .where(sql`is_trial`),
    uniqueIndex('discount_uses_once').on(t.discountUid, t.orgUid),
    uniqueIndex('discount_uses_checkout').on(t.checkoutUid),
    index('discount_uses_org').on(t.orgUid),
  ],
)

/** Every subscription of the provider's, as its newest webhook had it. The plan of an organisation follows from these. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Null when the provider names no organisation of ours. */
    orgUid: text('org_uid'),
    status: text().$type<'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete'>().notNull(),
    priceId: text('price_id'),
    quantity: integer().notNull(),
    startedAt: at('started_at').notNull(),
    periodStart: at('period_start').notNull(),
    periodEnd: at('period_end').notNull(),
    ending: boolean().notNull(),
    nextTier: text('next_tier').$type<TierId>(),
    /** A discount lowers what it pays for the present period. */
    discounted: boolean().notNull().default(false),
    /** When what is written here was so, and the event that said it. */
    reportedAt: at('reported_at').notNull(),
    reportedBy: text('reported_by').notNull(),
    /** The end of the trial that its people were reminded of. */
    remindedOf: at('reminded_of'),
    /** Two events of one second differ: the provider is asked which holds. */
    unsure: boolean().notNull().default(false),
    /** Grows with each write: what was asked of one version is asked once. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('provider_subscriptions_org').on(t.orgUid),
    index('provider_subscriptions_unsure')
      .on(t.id)
      .where(sql`unsure`),
    index('provider_subscriptions_trials')
      .on(t.periodEnd)
      .where(sql`status = 'trialing'`),
  ],
)

export const eventOutcomes = ['applied', 'stale', 'ignored', 'odd'] as const
export type EventOutcome = (typeof eventOutcomes)[number]

/** Every webhook that was taken, once: by its id. `odd` ones are for staff to look at; `note` says why. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    at: at('at').notNull(),
    receivedAt: at('received_at').notNull(),
    /** The provider's id of what it tells of, and of a subscription the status and price it had. */
    subjectId: text('subject_id'),
    status: text(),
    priceId: text('price_id'),
    orgUid: text('org_uid'),
    outcome: text().$type<EventOutcome>().notNull(),
    note: text().notNull().default(''),
  },
  (t) => [
    index('payment_events_newest').on(t.receivedAt, t.id),
    ...sortIndexes('payment_events', t.id, [t.type, t.at]),
    index('payment_events_odd').on(t.outcome, t.receivedAt, t.id),
    index('payment_events_subject').on(t.subjectId, t.at),
  ],
)

/** Invoices as the provider's newest webhook had them. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    orgUid: text('org_uid').notNull(),
    number: text(),
    status: text().$type<'draft' | 'open' | 'paid' | 'void' | 'uncollectible'>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units. `planAmount` is what of it is the plan, before tax; collab fees and tax are the rest. */
    total: integer().notNull(),
    planAmount: integer('plan_amount').notNull(),
    /** What a discount took off the plan's part, which is what is left after it. */
    discountAmount: integer('discount_amount').notNull().default(0),
    /** VAT or sales tax that the provider added; 0 where its tax setting is off. */
    taxAmount: integer('tax_amount').notNull().default(0),
    /** What the customer’s credit paid of the total. */
    creditUsed: integer('credit_used').notNull().default(0),
    createdAt: at('created_at').notNull(),
    periodStart: at('period_start').notNull(),
    periodEnd: at('period_end').notNull(),
    url: text(),
    pdfUrl: text('pdf_url'),
    reportedAt: at('reported_at').notNull(),
    reportedBy: text('reported_by').notNull(),
  },
  (t) => [
    index('invoices_org').on(t.orgUid, t.createdAt),
    ...sortIndexes('invoices', t.id, [t.createdAt, t.total]),
    // Few of all that there ever were.
    index('invoices_open')
      .on(t.createdAt, t.id)
      .where(sql`status = 'open'`),
  ],
)

export const feeStates = ['free', 'due', 'billed', 'waived'] as const
export type FeeState = (typeof feeStates)[number]

/** What a collab costs its brand: written when it reaches stage 5, one for each collab. */
export const fees = pgTable(
  'collab_fees',
  {
    collabUid: text('collab_uid').primaryKey(),
    orgUid: text('org_uid').notNull(),
    brandUid: text('brand_uid').notNull(),
    /** What it is called on a statement. */
    label: text().notNull(),
    tier: text().$type<TierId>().notNull(),
    termsVersion: integer('terms_version').notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units; 0 for one of the month's free collabs. */
    amount: integer().notNull(),
    state: text().$type<FeeState>().notNull(),
    /** The calendar month on the organisation's clock, `2026-03`. */
    month: text().notNull(),
    at: at('at').notNull(),
    waivedAt: at('waived_at'),
    waivedBy: text('waived_by'),
    waiveReason: text('waive_reason'),
    /** The provider's line for it. */
    itemId: text('item_id'),
    /** The line that takes it back, of a fee waived after it was billed. */
    creditId: text('credit_id'),
    /** When an invoice took the line: one of a month's, or of a subscription. */
    invoicedAt: at('invoiced_at'),
    tries: integer().notNull().default(0),
    /** When the provider is told; null when there is nothing to tell. */
    nextTryAt: at('next_try_at'),
  },
  (t) => [
    index('collab_fees_month').on(t.orgUid, t.month, t.at),
    index('collab_fees_due')
      .on(t.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('collab_fees_not_invoiced')
      .on(t.orgUid)
      .where(sql`item_id is not null and invoiced_at is null`),
  ],
)

/** How our accountant’s programs call our accounts: one row, once somebody has said so. */
export const accountingSettings = pgTable('accounting_settings', {
  id: text().$type<'ours'>().primaryKey(),
  fields: jsonb().$type<AccountingSettings>().notNull(),
})
