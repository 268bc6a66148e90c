/**
 * A card payment provider in our words. All amounts are integers in the currency's minor unit. Every method that changes
 * something takes a `key`: the same key again changes nothing more and gives the same answer.
 */
export type Payments = {
  name: 'sandbox' | 'stripe'
  /** Makes the payer. */
  createCustomer: (details: CustomerDetails, key: string) => Promise<string>
  updateCustomer: (customerId: string, details: CustomerDetails) => Promise<void>
  /** A hosted page on which a subscription is taken; it ends by itself after a day. Throws `PaymentRefused`. */
  openCheckout: (order: CheckoutOrder, key: string) => Promise<Checkout>
  /** Whether it can still be paid, was paid, or has ended. */
  findCheckout: (sessionId: string) => Promise<CheckoutState | null>
  /** Ends a page that nobody has paid on; false when it was paid already. */
  endCheckout: (sessionId: string) => Promise<boolean>
  findSubscription: (id: string) => Promise<ProviderSubscription | null>
  /** Every subscription of a customer, ended ones too. */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>
  /** What a new subscription costs at once and with its next invoice, before anybody pays. Changes nothing. */
  previewStart: (order: StartAsked) => Promise<Preview>
  /** What a subscription's next invoice will charge for its plan; null where it ends instead. */
  previewRenewal: (id: string) => Promise<Renewal | null>
  /** Whether a subscription has a card, or another way to pay, for its next invoice. */
  hasCard: (id: string) => Promise<boolean>
  /**
   * What another price at once costs, counted from the second `at`: the change with the same `at` charges exactly that. As it
   * does, `next` goes on though the subscription is to end.
   */
  previewChange: (id: string, change: { priceId: string; at: Date }) => Promise<Preview>
  /**
   * Another price or quantity at once, the difference charged pro rata from now, or from the second `at` of its preview.
   * Another price takes back a planned one, and the end of a subscription that was to end with its period.
   * Throws `PaymentDeclined`; then nothing changed.
   */
  changeSubscription: (
    id: string,
    change: { priceId?: string; quantity?: number; at?: Date | undefined },
    key: string,
  ) => Promise<void>
  /** Another price from the next period on, or none (`null`) to stay as it is. */
  planPrice: (id: string, next: { priceId: string; tier: string } | null, key: string) => Promise<void>
  /** Ends with the period (true), or goes on after all (false). Either takes back a planned price. */
  setEnding: (id: string, ending: boolean, key: string) => Promise<void>
  /** Whether the provider takes our keys; throws when it does not answer. */
  proveKeys: () => Promise<'good' | 'refused'>
  /** A line on the customer's next invoice. Answers its id. */
  addInvoiceItem: (customerId: string, item: InvoiceItem, key: string) => Promise<string>
  /** An invoice over the lines that wait, to be paid within 14 days: for a customer without a subscription. Null when none wait. */
  invoiceNow: (customerId: string, currency: string, key: string) => Promise<string | null>
  /** The customer's invoices, newest first. */
  listInvoices: (customerId: string) => Promise<ProviderInvoice[]>
  /** An invoice line by line, as much of it as can be credited; null where the provider doesn’t know it. */
  findCreditable: (invoiceId: string) => Promise<CreditableInvoice | null>
  /** What a credit note over these lines comes to, with its tax. Changes nothing. Throws `PaymentRefused`. */
  previewCreditNote: (invoiceId: string, lines: readonly CreditLine[]) => Promise<CreditNoteAmounts>
  /** Issues a credit note, once for each `uid`. Throws `PaymentRefused`; then nothing changed. */
  createCreditNote: (invoiceId: string, note: CreditNoteOrder) => Promise<ProviderCreditNote>
  /** A page of the provider's on which the customer puts in another card. */
  openCardPage: (customerId: string, returnUrl: string) => Promise<string>
  findPrice: (priceId: string) => Promise<ProviderPrice | null>
  /** A monthly price, made for a tier. Answers its id. */
  createPrice: (price: { name: string; currency: string; amount: number }, key: string) => Promise<string>
  /** A discount that subscriptions can begin with. Answers its id. */
  createCoupon: (coupon: Coupon, key: string) => Promise<string>
  /** What a webhook says, its signature checked on the raw body; throws `BadSignature`. A long invoice is asked for whole. */
  readEvent: (raw: Buffer, signature: string | undefined) => Promise<ProviderEvent>
  /** Events that wait to be handed to the webhook: of the sandbox, which has no wire. Hand one over, then call `done`. */
  waiting: () => Promise<{ raw: Buffer; signature: string; done: () => Promise<void> }[]>
}

/** What of it is about subscriptions. */
export type SubscriptionPart = Pick<
  Payments,
  'findSubscription' | 'listSubscriptions' | 'previewChange' | 'changeSubscription' | 'planPrice' | 'setEnding'
>
/** What a subscription is charged next, and to what. */
export type RenewalPart = Pick<Payments, 'previewRenewal' | 'hasCard'>

export type CustomerDetails = {
  orgUid: string
  name: string
  email: string
  country: string
  addressLine: string
  city: string
  postcode: string
  vatNumber: string
  companyNumber?: string
}

export type CheckoutOrder = {
  customerId: string
  orgUid: string
  checkoutUid: string
  priceId: string
  quantity: number
  /** The discount that the subscription begins with. */
  couponId?: string | null
  /** The free time that it begins with. */
  trial?: Trial | null
  successUrl: string
  cancelUrl: string
}
/**
 * Free days before the first payment. With `needsCard` the card is given at the start. Who has none when the days are over
 * isn't charged: the subscription ends.
 */
export type Trial = { days: number; needsCard: boolean }
/** Whom a new subscription would be for: a customer of the provider's, or somebody who is none yet. */
export type StartAsked = {
  customer: string | CustomerDetails
  priceId: string
  quantity: number
  /** The discount that it would begin with. */
  coupon?: { id: string; months: number } | null
  /** The free days that it would begin with. */
  trialDays?: number | null
}
/** What is taken off the plan’s part of the first `months` invoices: a percentage, or an amount in minor units of one currency. */
export type Coupon = {
  name: string
  off: { percent: number } | { amount: number; currency: string }
  months: number
}
/** An amount with its tax, and how much of it the tax is. */
export type Charge = { due: number; tax: number }
/** `next` is the plan's next invoice alone; fees of collabs come on top of it. */
export type Preview = { currency: string; today: Charge; next: Charge & { at: Date } }
export type Renewal = Charge & { currency: string; at: Date }

export type Checkout = { sessionId: string; url: string }
export type CheckoutState = 'open' | 'paid' | 'ended'

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete'

/** A subscription as the provider had it at one moment. */
export type ProviderSubscription = {
  id: string
  customerId: string
  /** Whose it is, as we told the provider; null when it was made elsewhere. */
  orgUid: string | null
  status: SubscriptionStatus
  priceId: string | null
  quantity: number
  startedAt: Date
  periodStart: Date
  periodEnd: Date
  ending: boolean
  /** A discount lowers what it pays for the present period. */
  discounted: boolean
  /** The tier it is planned to have from the next period on. */
  nextTier: string | null
}

export type ProviderInvoice = {
  id: string
  customerId: string
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  currency: string
  total: number
  /** What of the total is the plan, after discounts and without tax; the rest are other lines and tax. */
  planAmount: number
  /** What discounts took off the plan's lines. */
  discountAmount: number
  taxAmount: number
  /** What the customer’s credit paid of the total. */
  creditUsed: number
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  url: string | null
  pdfUrl: string | null
}

/** A line of an invoice, after its discounts and before its tax. `reference`: of a line that we asked for, what it is for. */
export type InvoiceLine = {
  id: string
  text: string
  net: number
  tax: number
  isPlan: boolean
  reference: string | null
}
export type CreditableInvoice = {
  status: ProviderInvoice['status']
  lines: InvoiceLine[]
  /** What is still to be paid, and what was paid by card and not given back yet. */
  remaining: number
  refundable: number
}
/** What is taken back of a line, before tax. */
export type CreditLine = { lineId: string; net: number }
/** The same with its tax. `lineId` is null for what stands on no line of the invoice. */
export type CreditedLine = { lineId: string | null; net: number; tax: number }
/** `offInvoice` is what of the total the invoice owes less. */
export type CreditNoteAmounts = { total: number; tax: number; offInvoice: number; lines: CreditedLine[] }
export const creditReasonIds = ['duplicate', 'wrong-amount', 'not-provided', 'goodwill'] as const
export type CreditReason = (typeof creditReasonIds)[number]
export type CreditNoteOrder = {
  /** Ours: the same one again gives the same note. */
  uid: string
  lines: readonly CreditLine[]
  /** What comes of the rest where the invoice doesn’t owe the total any more. */
  payout: { kind: 'refund' | 'credit'; amount: number } | null
  reason: CreditReason
  /** For the customer, printed on it. */
  words: string
}
export type ProviderCreditNote = CreditNoteAmounts & {
  id: string
  /** Our own; null when it was made elsewhere. */
  uid: string | null
  invoiceId: string
  customerId: string
  number: string
  status: 'issued' | 'void'
  currency: string
  /** Given back to the card, and kept for the next invoices. */
  refunded: number
  kept: number
  reason: CreditReason | null
  words: string
  createdAt: Date
  pdfUrl: string | null
}

export type InvoiceItem = { amount: number; currency: string; text: string; reference: string }
export type ProviderPrice = { id: string; amount: number | null; currency: string; monthly: boolean; active: boolean }

/** One webhook. `at` has whole seconds only, so two events of one second may come in any order. */
export type ProviderEvent = { id: string; type: string; at: Date } & (
  | { about: 'subscription'; subscription: ProviderSubscription }
  | { about: 'invoice'; invoice: ProviderInvoice }
  | { about: 'credit-note'; creditNote: ProviderCreditNote }
  | { about: 'checkout'; checkoutUid: string | null; sessionId: string; state: CheckoutState }
  | { about: 'other' }
)

/** The card was refused, or its owner has to confirm first. The message is the provider's, for the person. */
export class PaymentDeclined extends Error {}
/** The provider will not do what it was asked, however often: a price that it does not have or sells no more. */
export class PaymentRefused extends Error {}
/** A webhook that the provider did not sign, or signed too long ago. */
export class BadSignature extends Error {}
