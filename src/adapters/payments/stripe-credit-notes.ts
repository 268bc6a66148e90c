import type { Stripe } from 'stripe'
import { must } from '../../kit/contract/must.ts'
import { type CreditLine, type CreditReason, PaymentRefused, type Payments } from './payments.ts'
import { by, orNull, saying } from './stripe-asking.ts'
import { wholeInvoice } from './stripe-invoices.ts'
import type { WireInvoice } from './wire.ts'
import {
  grossOf,
  readCreditable,
  readCreditAmounts,
  readCreditNote,
  type WireCreditAmounts,
  type WireCreditNote,
} from './wire-credit-notes.ts'

/** Stripe’s own words for our reasons; it has none for goodwill. */
const reasons: Partial<Record<CreditReason, Stripe.CreditNoteCreateParams.Reason>> = {
  duplicate: 'duplicate',
  'wrong-amount': 'order_change',
  'not-provided': 'product_unsatisfactory',
}

/** Credit notes by Stripe, over lines of their invoice: it counts the tax and moves the money. We tell the customer ourselves. */
export function stripeCreditNotes(
  stripe: Stripe,
): Pick<Payments, 'findCreditable' | 'previewCreditNote' | 'createCreditNote'> {
  const findInvoice = async (id: string) => {
    const invoice = await orNull(stripe.invoices.retrieve(id))
    return invoice && wholeInvoice(stripe, invoice as WireInvoice)
  }
  const listNotes = async (invoice: string) =>
    (await stripe.creditNotes
      .list({ invoice, limit: 100 })
      .autoPagingToArray({ limit: 1_000 })) as unknown as WireCreditNote[]
  const linesFor = async (id: string, lines: readonly CreditLine[]) => {
    const invoice = await findInvoice(id)
    if (!invoice) throw new PaymentRefused(`No such invoice: ${id}`)
    return lines.map((line) => ({
      type: 'invoice_line_item' as const,
      invoice_line_item: line.lineId,
      amount: grossOf(line, invoice.lines.data),
    }))
  }
  return {
    findCreditable: async (id) => {
      const invoice = await findInvoice(id)
      return invoice && readCreditable(invoice, await listNotes(must(invoice.id, 'id')))
    },
    previewCreditNote: async (invoice, lines) => {
      const asked = stripe.creditNotes.preview({ invoice, lines: await linesFor(invoice, lines) })
      return readCreditAmounts((await saying(asked)) as unknown as WireCreditAmounts)
    },
    createCreditNote: async (invoice, { uid, lines, payout, reason, words }) => {
      // Their memory of keys is a day; what is there already is looked for by its name. The key never changes: money moves once.
      const known = (await listNotes(invoice)).find(({ metadata }) => metadata?.['credit_note'] === uid)
      if (known) return readCreditNote(known)
      const stripeReason = reasons[reason]
      const asked = stripe.creditNotes.create(
        {
          invoice,
          lines: await linesFor(invoice, lines),
          memo: words,
          metadata: { credit_note: uid, reason },
          email_type: 'none',
          ...(stripeReason && { reason: stripeReason }),
          ...(payout && { [`${payout.kind}_amount`]: payout.amount }),
        },
        by(`credit-note:${uid}`),
      )
      return readCreditNote((await saying(asked)) as unknown as WireCreditNote)
    },
  }
}
