import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { endCheckouts } from './discounts.ts'
import { listStatements } from './statements.ts'
import { checkouts, creditNotes, discountCodes, discountUses, fees, invoices } from './tables.ts'

/** Invoices, credit notes and fees stay for as long as tax law asks: they name an organisation by its billing details alone. */
export const billingData: PersonalData = {
  domain: 'billing',
  gather: async (db, { orgUids }) => {
    const { number, status, currency, total, createdAt, periodStart, periodEnd, url } = invoices
    const { collabUid, label, tier, amount, state, month, at, currency: feeCurrency } = fees
    return {
      invoices: await db
        .select({ number, status, currency, total, createdAt, periodStart, periodEnd, url })
        .from(invoices)
        .where(inArray(invoices.orgUid, [...orgUids])),
      'credit-notes': await db
        .select({
          number: creditNotes.number,
          invoiceId: creditNotes.invoiceId,
          state: creditNotes.state,
          currency: creditNotes.currency,
          total: creditNotes.total,
          reason: creditNotes.reason,
          words: creditNotes.words,
          payer: creditNotes.payer,
          createdAt: creditNotes.createdAt,
        })
        .from(creditNotes)
        .where(and(inArray(creditNotes.orgUid, [...orgUids]), ne(creditNotes.state, 'pending'))),
      statements: await listStatements(db, orgUids),
      'discount-codes': await db
        .select({
          code: discountCodes.code,
          tier: discountUses.tier,
          state: discountUses.state,
          at: discountUses.at,
          until: discountUses.until,
        })
        .from(discountUses)
        .innerJoin(discountCodes, eq(discountCodes.uid, discountUses.discountUid))
        .where(inArray(discountUses.orgUid, [...orgUids])),
      'collab-fees': await db
        .select({ collabUid, label, tier, amount, currency: feeCurrency, state, month, at })
        .from(fees)
        .where(inArray(fees.orgUid, [...orgUids])),
    }
  },
  rows: [
    // Their history alone: the provider is told nothing by another installation.
    { table: invoices, of: [invoices.orgUid] },
    { table: creditNotes, of: [creditNotes.orgUid], only: ne(creditNotes.state, 'pending') },
    { table: fees, of: [fees.orgUid, fees.brandUid], without: [fees.nextTryAt] },
  ],
  forget: async (tx, { account, orgUids, collabUids }) => {
    const gone = or(eq(checkouts.accountUid, account?.uid ?? ''), inArray(checkouts.orgUid, [...orgUids]))
    // An organisation that is gone holds no discount code. One that stays may still pay on a page that somebody else opened.
    await endCheckouts(tx, and(inArray(checkouts.orgUid, [...orgUids]), eq(checkouts.state, 'open')))
    await tx.delete(checkouts).where(gone)
    await tx
      .update(fees)
      .set({ label: 'Collab' })
      .where(inArray(fees.collabUid, [...collabUids]))
  },
}
