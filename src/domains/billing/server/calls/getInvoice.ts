import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { one } from '../../../../kit/contract/must.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { billingCalls } from '../../contract.ts'
import { viewCreditNotes } from '../credit-note-view.ts'
import { loadCreditable } from '../creditable.ts'
import { viewInvoices } from '../invoices.ts'
import { creditNotes } from '../tables.ts'

export const getInvoice: Handler<typeof billingCalls.getInvoice> = async ({ invoiceId }, { db, payments, config }) => {
  const { invoice, lines, left, refusal } = await loadCreditable({ db, payments }, invoiceId)
  const org = await findOrganisation(db, invoice.orgUid)
  const [brand] = await listBrandsOf(db, invoice.orgUid)
  const notes = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId))
    .orderBy(desc(creditNotes.createdAt), desc(creditNotes.uid))
  return {
    invoice: one(await viewInvoices(db, [invoice])),
    orgName: org?.name ?? '',
    brandUid: brand?.uid ?? null,
    timezone: org?.timezone ?? 'UTC',
    lines: lines.map(({ id, text, net, isWaived }) => ({
      id,
      text,
      net,
      isWaived,
      left: left.lines.find(({ lineId }) => lineId === id)?.net ?? 0,
    })),
    creditNotes: await viewCreditNotes(db, config, notes),
    refusal,
  }
}
