import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { creditNotes, fees, invoices } from './tables.ts'

/** What other domains may read of billing: what each collab cost its organisation by its plan. */
export const feeFacts = new QueryBuilder()
  .select({ collabUid: fees.collabUid, amount: fees.amount, currency: fees.currency, state: fees.state })
  .from(fees)
  .as('fee_facts')

/** What each organisation was invoiced. */
export const invoiceFacts = new QueryBuilder()
  .select({
    id: invoices.id,
    orgUid: invoices.orgUid,
    number: invoices.number,
    status: invoices.status,
    currency: invoices.currency,
    total: invoices.total,
    /** What is still to be paid of one that is open. */
    due: sql<number>`${invoices.total} - ${invoices.creditUsed} - coalesce((select sum(${creditNotes.offInvoice})
      from ${creditNotes} where ${creditNotes.invoiceId} = ${invoices.id} and ${creditNotes.state} = 'issued'), 0)`.as(
      'due',
    ),
    createdAt: invoices.createdAt,
  })
  .from(invoices)
  .as('invoice_facts')
