import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { InvoiceView } from '../invoice-view.ts'
import { invoices } from './tables.ts'

export function viewInvoice(row: typeof invoices.$inferSelect): InvoiceView {
  const { id, number, status, currency, total, taxAmount, discountAmount, url, pdfUrl } = row
  return {
    id,
    number,
    status,
    currency,
    total,
    discount: discountAmount,
    tax: taxAmount,
    createdAt: row.createdAt.toISOString(),
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    url,
    pdfUrl,
  }
}

/** An invoice, for who has learned of it in another way. */
export async function findInvoice(db: Queryable, id: string): Promise<InvoiceView | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row ? viewInvoice(row) : null
}
