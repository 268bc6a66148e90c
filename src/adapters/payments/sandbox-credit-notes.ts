import { must } from '../../kit/contract/must.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'
import { type CreditLine, type CreditNoteOrder, PaymentRefused, type Payments } from './payments.ts'
import { addCredit, remainingOf } from './sandbox-credit.ts'
import { linesOf } from './sandbox-lines.ts'
import { emit, find, type Kinds, list, lock, newId, once, put, seconds } from './sandbox-store.ts'
import { taxOfCredit } from './sandbox-tax.ts'
import { netOf, sumOf, taxesOf } from './wire.ts'
import {
  readCreditable,
  readCreditAmounts,
  readCreditNote,
  type WireCreditAmounts,
  type WireCreditLine,
} from './wire-credit-notes.ts'

type Invoice = Kinds['invoice']
type Note = Kinds['credit_note']

/** Credit notes of the sandbox, which refuses what Stripe refuses. */
export function sandboxCreditNotes(
  db: Queryable,
): Pick<Payments, 'findCreditable' | 'previewCreditNote' | 'createCreditNote'> {
  return {
    findCreditable: async (id) => {
      const invoice = await find(db, 'invoice', id)
      return invoice && readCreditable(withIds(invoice), await list(db, 'credit_note', id))
    },
    previewCreditNote: async (id, lines) => {
      const invoice = await find(db, 'invoice', id)
      if (!invoice) throw new PaymentRefused(`No such invoice: ${id}`)
      return readCreditAmounts(amountsOf(invoice, await list(db, 'credit_note', id), lines))
    },
    createCreditNote: async (invoiceId, note) => {
      const id = await once(db, `credit-note:${note.uid}`, (tx) => create(tx, invoiceId, note))
      return readCreditNote(must(await find(db, 'credit_note', id), 'credit note'))
    },
  }
}

const withIds = (invoice: Invoice): Invoice => ({ ...invoice, lines: { data: linesOf(invoice) } })

/** What a credit note over some lines comes to: each with its share of the line’s tax, together never more than is left of the invoice. */
function amountsOf(invoice: Invoice, notes: readonly Note[], asked: readonly CreditLine[]): WireCreditAmounts {
  const before = notes.filter(({ status }) => status === 'issued').flatMap(({ lines }) => lines.data)
  const all = linesOf(invoice)
  const data: WireCreditLine[] = asked.map(({ lineId, net }) => {
    const line = all.find(({ id }) => id === lineId)
    if (!line) throw new PaymentRefused(`No such invoice line item: ${lineId}`)
    const credited = sumOf(before.filter((one) => one.invoice_line_item === lineId).map(({ amount }) => amount))
    const whole = { net: netOf(line), tax: taxesOf(line, 'exclusive') }
    if (net <= 0 || credited + net > whole.net) throw new PaymentRefused('The amount is more than is left of its line.')
    const tax = taxOfCredit(whole, credited, net)
    return { amount: net, invoice_line_item: lineId, taxes: tax ? [{ amount: tax, tax_behavior: 'exclusive' }] : [] }
  })
  const taxOf = (lines: readonly WireCreditLine[]) => sumOf(lines.map((line) => taxesOf(line, 'exclusive')))
  const netLeft = sumOf(all.map(netOf)) - sumOf(before.map(({ amount }) => amount))
  const taxLeft = sumOf((invoice.total_taxes ?? []).map(({ amount }) => amount)) - taxOf(before)
  const net = sumOf(data.map(({ amount }) => amount))
  if (data.length === 0 || net > netLeft) throw new PaymentRefused('The amount is more than is left of the invoice.')
  // Lines below zero leave less tax than the others have: the last one takes what rounding left.
  const tax = net === netLeft ? taxLeft : Math.min(taxOf(data), taxLeft)
  const last = data.at(-1)
  const off = tax - taxOf(data)
  if (last && off !== 0) last.taxes = [{ amount: taxOf([last]) + off, tax_behavior: 'exclusive' }]
  const total = net + tax
  const pre_payment_amount = Math.min(total, remainingOf(invoice))
  const total_taxes = tax === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive' }]
  return { total, total_taxes, pre_payment_amount, post_payment_amount: total - pre_payment_amount, lines: { data } }
}

async function create(tx: Tx, invoiceId: string, order: CreditNoteOrder): Promise<string> {
  const { uid, lines, payout, reason, words } = order
  const invoice = await lock(tx, 'invoice', invoiceId)
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw new PaymentRefused('Only open and paid invoices can be credited.')
  const notes = await list(tx, 'credit_note', invoiceId)
  const amounts = amountsOf(invoice, notes, lines)
  if ((payout?.amount ?? 0) !== amounts.post_payment_amount)
    throw new PaymentRefused('The sum of credit, refund and out of band amounts must equal the post payment amount.')
  const refunds = payout?.kind === 'refund' ? [{ amount_refunded: payout.amount }] : []
  if (payout?.kind === 'refund' && payout.amount > readCreditable(withIds(invoice), notes).refundable)
    throw new PaymentRefused('The refund is more than was paid by card.')
  const id = newId('cn')
  const note: Note = {
    id,
    object: 'credit_note',
    invoice: invoiceId,
    customer: invoice.customer,
    currency: invoice.currency,
    created: seconds(),
    number: `${invoice.number}-CN-${String(notes.length + 1).padStart(2, '0')}`,
    status: 'issued',
    memo: words,
    metadata: { credit_note: uid, reason },
    pdf: null,
    refunds,
    out_of_band_amount: 0,
    ...amounts,
  }
  await put(tx, 'credit_note', note, invoiceId)
  if (payout?.kind === 'credit') await addCredit(tx, invoice.customer, invoice.currency, payout.amount)
  await oweLess(tx, invoice, amounts.pre_payment_amount)
  await emit(tx, 'credit_note.created', note)
  return id
}

/** An open invoice owes less. One that owes nothing more is paid, and so is the subscription that waited for it. */
async function oweLess(tx: Tx, invoice: Invoice, amount: number): Promise<void> {
  if (amount === 0) return
  const amount_remaining = remainingOf(invoice) - amount
  const status = amount_remaining === 0 ? 'paid' : invoice.status
  const after = { ...invoice, status, amount_remaining, amount_due: (invoice.amount_due ?? invoice.total) - amount }
  await put(tx, 'invoice', after, invoice.customer)
  await emit(tx, status === 'paid' ? 'invoice.paid' : 'invoice.updated', after)
  if (status !== 'paid' || !invoice.subscription) return
  const subscription = await lock(tx, 'subscription', invoice.subscription)
  const others = (await list(tx, 'invoice', invoice.customer)).filter(
    (one) => one.subscription === subscription.id && one.status === 'open',
  )
  if (subscription.status !== 'past_due' || others.length > 0) return
  const active = { ...subscription, status: 'active' }
  await put(tx, 'subscription', active, invoice.customer)
  await emit(tx, 'customer.subscription.updated', active)
}
