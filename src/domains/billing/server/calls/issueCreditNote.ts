import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import type { billingCalls } from '../../contract.ts'
import { amountWords } from '../../discounts.ts'
import { type CreditNote, viewCreditNotes } from '../credit-note-view.ts'
import { finishCreditNote, reserveCreditNote } from '../credit-notes.ts'
import { type Creditable, linesToCredit, loadCreditable, refusingCredit } from '../creditable.ts'
import { creditNotes } from '../tables.ts'
import type { Payout } from '../tables/credit-notes.ts'

export const issueCreditNote: Handler<typeof billingCalls.issueCreditNote> = async (
  { invoiceId, lines: asked, reason, words, payout, total, key },
  { actor, db, config, payments },
) => {
  const context = { db, config, payments }
  const finish = async (note: CreditNote) => {
    if (note.invoiceId !== invoiceId || note.total !== total)
      throw new CallError('failed-precondition', 'You’ve already issued this credit note. Reload to see it.')
    if (note.state === 'pending') await finishCreditNote(context, note)
    const rows = await db.select().from(creditNotes).where(eq(creditNotes.uid, note.uid))
    return one(await viewCreditNotes(db, config, rows))
  }
  const findEarlier = async () => (await db.select().from(creditNotes).where(eq(creditNotes.key, key)))[0]
  const earlier = await findEarlier()
  if (earlier) return finish(earlier)
  const reserve = async () => {
    const creditable = await loadCreditable(context, invoiceId)
    const lines = linesToCredit(creditable, asked)
    const amounts = await refusingCredit(payments.previewCreditNote(invoiceId, lines))
    if (amounts.total !== total)
      throw new CallError('failed-precondition', 'The amounts have changed since you checked them. Preview it again.')
    const money = payoutOf(creditable, payout, total - amounts.offInvoice)
    const order = { amounts, payout: money, reason, words, key }
    return db.transaction((tx) => reserveCreditNote(tx, actor, creditable, order))
  }
  const note = await reserve().catch(async (error: unknown) => {
    // The same send a moment earlier may have taken what is left.
    const meanwhile = await findEarlier()
    if (meanwhile) return meanwhile
    throw error
  })
  return finish(note)
}

/** What happens to the part that the invoice doesn’t owe any more. */
function payoutOf({ invoice, refundable }: Creditable, kind: Payout['kind'] | null, amount: number): Payout | null {
  if (amount === 0) return null
  if (kind === null)
    throw new CallError(
      'failed-precondition',
      'This invoice has been paid. Choose whether to refund the money or keep it as credit.',
    )
  if (kind === 'refund' && amount > refundable)
    throw new CallError(
      'failed-precondition',
      `Only ${amountWords(refundable, invoice.currency)} can be refunded to the card. Credit less, or keep it as credit.`,
    )
  return { kind, amount }
}
