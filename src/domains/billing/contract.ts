import * as z from 'zod/mini'
import { instant, page, pageInput } from '../../kit/contract/fields.ts'
import { BrandUid, CollabUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { currencies, tierIds } from '../plans/tiers.ts'
import { tierEntries } from './contract/tiers.ts'
import { BillingDetails, BillingProfile, Reason } from './details.ts'

const tier = z.enum(tierIds)
const currency = z.enum(currencies)
const brand = z.object({ brandUid: BrandUid })
const member = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

/** A plan as its people see it. Amounts are minor units. */
export const PlanView = z.object({
  tier,
  name: z.string(),
  state: z.enum(['none', 'active', 'trialing', 'past_due', 'canceled', 'incomplete']),
  currency,
  /** Per brand profile and month, and per collab, at the terms it was taken at. */
  monthly: z.number(),
  perCollab: z.number(),
  freeCollabs: z.object({ left: z.number(), of: z.number(), resetsAt: instant }),
  quantity: z.number(),
  brands: z.array(z.object({ uid: z.string(), name: z.string() })),
  periodEnd: z.nullable(instant),
  ending: z.boolean(),
  nextTier: z.nullable(tier),
  /** Until when an unpaid plan is kept. */
  graceUntil: z.nullable(instant),
  /** Whether the payment provider has it; a plan given by staff is not there. */
  paid: z.boolean(),
  sandbox: z.boolean(),
  sandboxUrl: z.nullable(z.string()),
  timezone: z.string(),
  can: z.object({ manage: z.boolean() }),
})
export type PlanView = z.output<typeof PlanView>

export const billingCalls = defineCalls({
  /** The payer's details of the session's brand; null until they were given. */
  getBillingProfile: {
    kind: 'read',
    access: { brandMember: 'own' },
    input: z.object({ brand_uid: z.optional(BrandUid) }),
    output: z.object({ success: z.boolean(), billing_profile: z.nullable(BillingProfile) }),
    refusals: ['not-found'],
    shows: ['billing'],
  },
  /** Changes the payer's details; the provider's invoices carry them from then on. */
  saveBillingDetails: {
    kind: 'exchange',
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: z.object({ brandUid: BrandUid, details: BillingDetails }),
    output: z.object({ success: z.boolean(), billing_profile: z.nullable(BillingProfile) }),
    refusals: ['not-found'],
    touches: ['billing'],
  },
  /**
   * Begins a subscription: answers the provider's page to pay on, the same one however often it is asked. With a
   * subscription in force it is an upgrade: made at once, charged pro rata, and no page is needed.
   */
  initCheckout: {
    kind: 'exchange',
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: z.object({
      selected_plan: tier,
      price_id: z.string().check(z.maxLength(120)),
      billing_details: z.optional(z.nullable(BillingDetails)),
      brand_uid: z.optional(BrandUid),
    }),
    output: z.object({
      checkout_required: z.boolean(),
      sessionId: z.nullable(z.string()),
      url: z.nullable(z.string()),
    }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['subscription', 'billing'],
    perMinute: 20,
  },
  /** The plan of a brand's organisation, with what is left of this month. */
  getPlan: {
    kind: 'read',
    access: member,
    input: brand,
    output: PlanView,
    refusals: ['not-found'],
    shows: ['subscription', 'collab', 'fee'],
  },
  /** A cheaper plan from the next period on; `basic` ends the subscription with this one. Nothing that was made is lost. */
  downgradePlan: {
    kind: 'exchange',
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: z.object({ brandUid: BrandUid, tier }),
    output: z.object({ from: instant }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['subscription'],
  },
  /** Takes back a downgrade or an end that has not begun. */
  resumePlan: {
    kind: 'exchange',
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: brand,
    output: z.object({ kept: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['subscription'],
  },
  /** The provider's page on which the card is changed. */
  openCardPage: {
    kind: 'exchange',
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: brand,
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
  },
  /** The newest 60 invoices. Amounts are minor units. */
  listInvoices: {
    kind: 'read',
    access: member,
    input: brand,
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          number: z.nullable(z.string()),
          status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
          currency,
          total: z.number(),
          createdAt: instant,
          periodStart: instant,
          periodEnd: instant,
          url: z.nullable(z.string()),
          pdfUrl: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['subscription'],
  },
  /** What a month cost, line by line, on the organisation's clock; the present month without one. Amounts are minor units. */
  getStatement: {
    kind: 'read',
    access: member,
    input: z.object({
      brandUid: BrandUid,
      month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-03'))),
    }),
    output: z.object({
      month: z.string(),
      timezone: z.string(),
      lines: z.array(
        z.object({
          key: z.string(),
          at: instant,
          kind: z.enum(['plan', 'fee']),
          text: z.string(),
          currency,
          amount: z.number(),
          state: z.enum(['free', 'due', 'billed', 'waived', 'open', 'paid', 'void', 'uncollectible', 'draft']),
          note: z.string(),
        }),
      ),
      totals: z.array(z.object({ currency, amount: z.number() })),
      csvUrl: z.string(),
      pdfUrl: z.string(),
      can: z.object({ waive: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['fee', 'subscription'],
  },
  /** The team takes a fee off, with a reason; what was billed already is credited on the next invoice. */
  waiveFee: {
    kind: 'write',
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ collabUid: CollabUid, reason: Reason }),
    output: z.object({ waived: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['fee'],
  },
  ...tierEntries,
  /** Webhooks as they came, newest first; `odd` alone are those that somebody should look at. */
  listPaymentEvents: {
    kind: 'read',
    access: { admin: 'any' },
    input: z.object({ odd: z._default(z.boolean(), false), ...pageInput }),
    output: page(
      z.object({
        id: z.string(),
        type: z.string(),
        at: instant,
        receivedAt: instant,
        subjectId: z.nullable(z.string()),
        orgName: z.nullable(z.string()),
        outcome: z.enum(['applied', 'stale', 'ignored', 'odd']),
        note: z.string(),
      }),
    ),
    shows: ['subscription'],
  },
})
