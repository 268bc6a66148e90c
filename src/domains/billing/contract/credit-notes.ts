import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { BrandUid } from '../../../access/ids.ts'
import { currencies } from '../../plans/tiers.ts'
import { creditReasons } from '../credit.ts'
import { InvoiceView } from '../invoice-view.ts'

const admin = { admin: 'any' } as const
const currency = z.enum(currencies)
const amount = z.int().check(z.minimum(1, 'Enter an amount.'), z.maximum(99_999_999, 'Enter less than 1,000,000.'))
const invoiceId = z.string().check(z.regex(/^\w{1,255}$/, 'Open the invoice again.'))
/** Amounts before tax by line; null for all that is left of the invoice. */
const lines = z.nullable(z.array(z.object({ lineId: invoiceId, net: amount })).check(z.maxLength(200)))

/** A correction of an invoice, as its customer and our team see it. Minor units. */
export const CreditNoteView = z.object({
  uid: z.string(),
  number: z.nullable(z.string()),
  /** `pending`: the provider hasn’t confirmed it yet. */
  state: z.enum(['pending', 'issued', 'void']),
  invoiceId: z.string(),
  invoiceNumber: z.nullable(z.string()),
  currency,
  total: z.number(),
  tax: z.number(),
  /** What came of the total: less to pay on the invoice, back to the card, and kept for the next invoices. */
  offInvoice: z.number(),
  refunded: z.number(),
  kept: z.number(),
  reason: z.nullable(z.enum(keysOf(creditReasons))),
  words: z.string(),
  createdAt: instant,
  /** Opens for 15 minutes; null until it’s issued. */
  pdfUrl: z.nullable(z.string()),
})
export type CreditNoteView = z.output<typeof CreditNoteView>

/** Credit notes: for admins to issue, and for the people of the organisation to see. */
export const creditNoteEntries = {
  /** The newest 60 credit notes of a brand’s organisation. */
  listCreditNotes: {
    kind: 'read',
    scope: 'billing:read',
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ rows: z.array(CreditNoteView) }),
    refusals: ['not-found'],
    shows: ['subscription'],
  },
  /** An invoice line by line, with what can still be credited of each. Asks the provider. */
  getInvoice: {
    kind: 'read',
    access: admin,
    input: z.object({ invoiceId }),
    output: z.object({
      invoice: InvoiceView,
      orgName: z.string(),
      brandUid: z.nullable(BrandUid),
      timezone: z.string(),
      /** Before tax. `isWaived`: its fee was waived, so it’s credited on another invoice. */
      lines: z.array(
        z.object({ id: z.string(), text: z.string(), net: z.number(), left: z.number(), isWaived: z.boolean() }),
      ),
      creditNotes: z.array(CreditNoteView),
      /** Why no credit note can be issued; null when one can. */
      refusal: z.nullable(z.string()),
    }),
    refusals: ['not-found'],
    shows: ['subscription', 'fee'],
    perMinute: 60,
  },
  /** What a credit note comes to and what happens to the money, before it’s issued. */
  previewCreditNote: {
    kind: 'read',
    access: admin,
    input: z.object({ invoiceId, lines }),
    output: z.object({
      currency,
      net: z.number(),
      tax: z.number(),
      total: z.number(),
      /** How much less the invoice owes, and what it owes then. */
      offInvoice: z.number(),
      dueAfter: z.number(),
      /** What goes back to the card or is kept; and how much can go back to the card. */
      payout: z.number(),
      refundable: z.number(),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['subscription'],
    perMinute: 60,
  },
  /**
   * Corrects an open or paid invoice, once for each `key`. Refused where more would be credited than is left, or where it comes
   * to another `total` than the one confirmed.
   */
  issueCreditNote: {
    kind: 'exchange',
    ownHands: true,
    access: admin,
    input: z.object({
      invoiceId,
      lines,
      reason: z.enum(keysOf(creditReasons), 'Choose a reason.'),
      /** For the customer. */
      words: text(300),
      /** What happens to money that was paid; null for an invoice that owes at least the total. */
      payout: z.nullable(z.enum(['refund', 'credit'])),
      total: amount,
      key: text(40),
    }),
    output: CreditNoteView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['subscription', 'accounting'],
    perMinute: 20,
  },
} as const
