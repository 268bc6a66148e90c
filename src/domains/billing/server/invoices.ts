import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { InvoiceView } from '../invoice-view.ts'
import { creditNotes, invoices } from './tables.ts'

export type Invoice = typeof invoices.$inferSelect

/** Invoices after their credit notes. */
export async function viewInvoices(db: Queryable, rows: readonly Invoice[]): Promise<InvoiceView[]> {
  const ids = rows.map(({ id }) => id)
  const credited = await db
    .select({
      invoiceId: creditNotes.invoiceId,
      total: sql<number>`sum(${creditNotes.total})::int`,
      offInvoice: sql<number>`sum(${creditNotes.offInvoice})::int`,
    })
    .from(creditNotes)
    .where(and(inArray(creditNotes.invoiceId, ids), eq(creditNotes.state, 'issued')))
    .groupBy(creditNotes.invoiceId)
  const byId = new Map(credited.map((one) => [one.invoiceId, one]))
  return rows.map((row) => viewInvoice(row, byId.get(row.id) ?? { total: 0, offInvoice: 0 }))
}

function viewInvoice(row: Invoice, credited: { total: number; offInvoice: number }): InvoiceView {
  const { id, number, status, currency, total, taxAmount, discountAmount, creditUsed, url, pdfUrl } = row
  return {
    id,
    number,
    status,
    currency,
    total,
    discount: discountAmount,
    tax: taxAmount,
    credited: credited.total,
    creditUsed,
    due: status === 'open' ? total - creditUsed - credited.offInvoice : 0,
    createdAt: row.createdAt.toISOString(),
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    url,
    pdfUrl,
  }
}

/** An invoice, for who has learned of it in another way. */
export async function findInvoice(db: Queryable, id: string): Promise<InvoiceView | null> {
  const [view] = await viewInvoices(db, await db.select().from(invoices).where(eq(invoices.id, id)))
  return view ?? null
}
