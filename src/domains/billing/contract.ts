import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { BrandUid, CollabUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { currencies, tierIds } from '../plans/tiers.ts'
import { accountingEntries } from './contract/accounting.ts'
import { creditNoteEntries } from './contract/credit-notes.ts'
import { discountEntries, TypedCode } from './contract/discounts.ts'
import { invoiceListEntries } from './contract/invoice-list.ts'
import { invoiceEntries } from './contract/invoices.ts'
import { Charge, previewEntries } from './contract/previews.ts'
import { tierEntries } from './contract/tiers.ts'
import { paymentColumns, paymentOutcomes } from './payment-columns.ts'
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
  /** What a code takes off the plan’s invoices: “20% off”, and the day the full price begins. */
  discount: z.nullable(z.object({ words: z.string(), until: instant })),
  /** Until when an unpaid plan is kept. */
  graceUntil: z.nullable(instant),
  /** Whether the payment provider has it; a plan given by staff is not there. */
  paid: z.boolean(),
  /** A payment page was opened within a day, and its word is still awaited. */
  paying: z.boolean(),
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
  /** Changes the payer's details; the provider's invoices carry them from then on. Who changes those that are there proves who they are. */
  saveBillingDetails: {
    kind: 'exchange',
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: z.object({ brandUid: BrandUid, details: BillingDetails }),
    output: z.object({ success: z.boolean(), billing_profile: z.nullable(BillingProfile) }),
    refusals: ['not-found', 'failed-precondition'],
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
      /** Of an upgrade: the moment that its preview counted from, so that it charges exactly that. */
      as_of: z.optional(instant),
      /** A code for a discount or a trial, for a first plan. */
      code: z.optional(TypedCode),
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
  /** The free trial that runs now: when it ends, what the plan then costs a month, and whether a card is there to pay it. */
  getTrial: {
    kind: 'read',
    access: member,
    input: brand,
    output: z.object({
      trial: z.nullable(
        z.object({
          endsAt: instant,
          currency,
          /** The first payment, on that day; null where the plan ends instead. */
          next: z.nullable(Charge),
          /** The plan that is paid for then: another one after a downgrade. */
          tier,
          hasCard: z.boolean(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['subscription', 'billing'],
    perMinute: 60,
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
    confirmed: true,
    ownHands: true,
    access: { brandAdmin: 'own' },
    input: brand,
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
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
  ...invoiceEntries,
  ...invoiceListEntries,
  ...creditNoteEntries,
  ...previewEntries,
  ...tierEntries,
  ...discountEntries,
  ...accountingEntries,
  /** Webhooks as they came, newest first; `search` looks at type, reason, organisation and the provider’s ids. */
  listPaymentEvents: {
    kind: 'read',
    access: { admin: 'any' },
    input: z.object(tableInput(paymentColumns)),
    output: tablePage(
      z.object({
        id: z.string(),
        type: z.string(),
        at: instant,
        receivedAt: instant,
        subjectId: z.nullable(z.string()),
        orgName: z.nullable(z.string()),
        outcome: z.enum(keysOf(paymentOutcomes)),
        note: z.string(),
      }),
    ),
    shows: ['subscription'],
  },
})
