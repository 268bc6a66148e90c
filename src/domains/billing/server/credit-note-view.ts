import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { CreditNoteView } from '../contract/credit-notes.ts'
import { creditNoteUrl } from './credit-note-link.ts'
import { creditNotes, invoices } from './tables.ts'

export type CreditNote = typeof creditNotes.$inferSelect

/** Credit notes with the numbers of their invoices and the addresses of their files. */
export async function viewCreditNotes(
  db: Queryable,
  config: Config,
  rows: readonly CreditNote[],
): Promise<CreditNoteView[]> {
  const ids = [...new Set(rows.map(({ invoiceId }) => invoiceId))]
  const numbers = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.id, ids))
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]))
  return rows.map((row) => {
    const { uid, number, state, invoiceId, currency, total, offInvoice, refunded, kept, reason, words } = row
    return {
      uid,
      number,
      state,
      invoiceId,
      invoiceNumber: numberOf.get(invoiceId) ?? null,
      currency,
      total,
      tax: row.taxAmount,
      offInvoice,
      refunded,
      kept,
      reason,
      words,
      createdAt: row.createdAt.toISOString(),
      pdfUrl: state === 'pending' ? null : (row.pdfUrl ?? creditNoteUrl(config, uid)),
    }
  })
}

/** Every credit note of an invoice that counts, also one that the provider hasn’t confirmed yet. */
export function listLive(db: Queryable, invoiceId: string): Promise<CreditNote[]> {
  return db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.invoiceId, invoiceId), ne(creditNotes.state, 'void')))
    .orderBy(desc(creditNotes.createdAt), desc(creditNotes.uid))
}
