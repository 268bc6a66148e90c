import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CreditReason } from '../../credit.ts'
import type { BillingProfile } from '../../details.ts'
import type { Currency } from '../../../plans/tiers.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What of a line is taken back. `lineId` is the provider’s, null for what is on no line; `collabUid`: whose fee the line was. */
export type CreditNoteLine = {
  lineId: string | null
  text: string
  net: number
  tax: number
  isPlan: boolean
  collabUid: string | null
}
export type Payout = { kind: 'refund' | 'credit'; amount: number }

/**
 * Corrections of invoices. One of ours is written before the provider is asked (`pending`), so that what is left of the
 * invoice is counted under its lock; it is issued once the provider has said so, or gone if it refused. Minor units.
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    uid: text().primaryKey(),
    providerId: text('provider_id').unique(),
    invoiceId: text('invoice_id').notNull(),
    orgUid: text('org_uid').notNull(),
    state: text().$type<'pending' | 'issued' | 'void'>().notNull(),
    number: text(),
    currency: text().$type<Currency>().notNull(),
    /** With tax. `planAmount` is what of it is the plan, before tax. */
    total: integer().notNull(),
    taxAmount: integer('tax_amount').notNull(),
    planAmount: integer('plan_amount').notNull(),
    lines: jsonb().$type<CreditNoteLine[]>().notNull(),
    /** What was asked for: the rest where the invoice owes less than the total. */
    payout: jsonb().$type<Payout>(),
    /** What came of it: less to pay on the invoice, back to the card, and kept for the next invoices. */
    offInvoice: integer('off_invoice').notNull().default(0),
    refunded: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    /** Null of one that was made at the provider. */
    reason: text().$type<CreditReason>(),
    words: text().notNull(),
    /** The payer as the note names them. */
    payer: jsonb().$type<BillingProfile>(),
    issuedBy: text('issued_by'),
    /** The sender’s own: a credit note is issued once for each. */
    key: text().unique(),
    createdAt: at('created_at').notNull(),
    pdfUrl: text('pdf_url'),
  },
  (t) => [
    index('credit_notes_invoice').on(t.invoiceId),
    index('credit_notes_org').on(t.orgUid, t.createdAt),
    index('credit_notes_month').on(t.createdAt),
    index('credit_notes_pending')
      .on(t.uid)
      .where(sql`state = 'pending'`),
  ],
)
