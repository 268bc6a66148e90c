import type { Handler } from '../../../../access/server/handler.ts'
import { one } from '../../../../kit/contract/must.ts'
import type { billingCalls } from '../../contract.ts'
import { linesToCredit, loadCreditable, refusingCredit } from '../creditable.ts'
import { viewInvoices } from '../invoices.ts'

export const previewCreditNote: Handler<typeof billingCalls.previewCreditNote> = async (
  { invoiceId, lines: asked },
  { db, payments },
) => {
  const creditable = await loadCreditable({ db, payments }, invoiceId)
  const lines = linesToCredit(creditable, asked)
  const { total, tax, offInvoice } = await refusingCredit(payments.previewCreditNote(invoiceId, lines))
  const { due, currency } = one(await viewInvoices(db, [creditable.invoice]))
  return {
    currency,
    net: total - tax,
    tax,
    total,
    offInvoice,
    dueAfter: due - offInvoice,
    payout: total - offInvoice,
    refundable: creditable.refundable,
  }
}
