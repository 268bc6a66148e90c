import { first } from '../../kit/contract/must.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'
import { remainingOf, takeCredit } from './sandbox-credit.ts'
import { type Card, emit, find, type Kinds, list, lock, newId, put, remove, seconds } from './sandbox-store.ts'
import { withTax } from './sandbox-tax.ts'

type Subscription = Kinds['subscription']
type Invoice = Kinds['invoice']
type Line = Invoice['lines']['data'][number]

/** The lines that wait for a customer's next invoice in a currency, taken off the list. */
export async function takeWaiting(tx: Tx, customerId: string, currency: string): Promise<Line[]> {
  const waiting = (await list(tx, 'item', customerId)).filter((item) => item.currency === currency).reverse()
  for (const { id } of waiting) await remove(tx, id)
  return waiting.map(({ amount, text, type, reference }) => ({
    amount,
    description: text,
    parent: { type },
    ...(reference && { metadata: { reference } }),
  }))
}

/** An invoice over what waits, to be paid on its page; empty when nothing waits. */
export async function billWaiting(tx: Tx, customerId: string, currency: string): Promise<string> {
  const lines = await takeWaiting(tx, customerId, currency)
  if (lines.length === 0) return ''
  const whose = { customerId, subscription: null, begin: seconds(), end: seconds() }
  return (await writeInvoice(tx, whose, currency, lines, 'open')).id
}

/** The payer pays an open invoice on its page. */
export async function payInvoice(db: Queryable, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const invoice = await lock(tx, 'invoice', id)
    if (invoice.status === 'open') await payOpen(tx, invoice)
  })
}

/** What an open invoice still owes is paid by card. */
export async function payOpen(tx: Tx, invoice: Invoice): Promise<void> {
  const amount_paid = remainingOf(invoice)
  const paid = { ...invoice, status: 'paid', amount_paid, amount_remaining: 0 }
  await put(tx, 'invoice', paid, invoice.customer)
  await emit(tx, 'invoice.paid', paid)
}

/** The invoice of a subscription’s period, paid at once where its card works. Answers whether it is paid. */
export async function bill(
  tx: Tx,
  of: Subscription,
  currency: string,
  lines: Line[],
  card: Card,
  created = seconds(),
): Promise<boolean> {
  const { current_period_start: begin, current_period_end: end } = first(of.items.data)
  const whose = { customerId: of.customer, subscription: of.id, begin, end }
  const invoice = await writeInvoice(tx, whose, currency, lines, card === 'good' ? 'paid' : 'open', created)
  return invoice.status === 'paid'
}

async function writeInvoice(
  tx: Tx,
  whose: { customerId: string; subscription: string | null; begin: number; end: number },
  currency: string,
  lines: Line[],
  wanted: 'paid' | 'open',
  created = seconds(),
): Promise<Invoice> {
  const id = newId('in')
  const { customerId: customer, subscription, begin, end } = whose
  const amounts = withTax(lines, (await find(tx, 'customer', customer))?.tax_percent ?? 0)
  const used = await takeCredit(tx, customer, currency, amounts.total)
  const due = amounts.total - used.credit
  const status = used.credit > 0 && due === 0 ? 'paid' : wanted
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer,
    subscription,
    currency,
    created,
    period_start: begin,
    period_end: end,
    number: `SANDBOX-${id.slice(-8).toUpperCase()}`,
    status,
    ...amounts,
    amount_due: due,
    amount_paid: status === 'paid' ? due : 0,
    amount_remaining: status === 'paid' ? 0 : due,
    ...used.balance,
    hosted_invoice_url: `/sandbox/invoice/${id}`,
    invoice_pdf: null,
  }
  await put(tx, 'invoice', invoice, customer)
  const failed = subscription ? 'invoice.payment_failed' : 'invoice.finalized'
  await emit(tx, status === 'paid' ? 'invoice.paid' : failed, invoice)
  return invoice
}
