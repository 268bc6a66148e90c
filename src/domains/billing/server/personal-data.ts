import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { checkouts, fees, invoices } from './tables.ts'

/** Invoices and fees stay for as long as tax law asks: they name an organisation by its billing details alone. */
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
      'collab-fees': await db
        .select({ collabUid, label, tier, amount, currency: feeCurrency, state, month, at })
        .from(fees)
        .where(inArray(fees.orgUid, [...orgUids])),
    }
  },
  forget: async (tx, { account, orgUids, collabUids }) => {
    await tx.delete(checkouts).where(eq(checkouts.accountUid, account?.uid ?? ''))
    await tx.delete(checkouts).where(inArray(checkouts.orgUid, [...orgUids]))
    await tx
      .update(fees)
      .set({ label: 'Collab' })
      .where(inArray(fees.collabUid, [...collabUids]))
  },
}
