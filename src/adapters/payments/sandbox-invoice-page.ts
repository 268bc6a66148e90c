import type { FastifyInstance } from 'fastify'
import type { Config } from '../../kit/server/config.ts'
import type { Db } from '../../kit/server/database.ts'
import { button, escape, money } from '../../kit/server/sandbox-html.ts'
import { sellerLines } from '../../kit/server/seller.ts'
import { remainingOf } from './sandbox-credit.ts'
import { payInvoice } from './sandbox-invoices.ts'
import { type Asked, day, nothing, show } from './sandbox-show.ts'
import { find, type Kinds } from './sandbox-store.ts'
import { discountOf } from './wire.ts'

/** An invoice of the sandbox as its customer sees it: who sells, who buys, what, and its VAT; an open one is paid there. */
export function invoicePages(app: FastifyInstance, db: Db, config: Config): void {
  app.get('/sandbox/invoice/:id', async (request: Asked, reply) => {
    const invoice = await find(db, 'invoice', request.params.id)
    const customer = invoice && (await find(db, 'customer', invoice.customer))
    if (!invoice || !customer) return nothing(reply)
    const about = `<p class="dim">${day(invoice.created)} · ${escape(invoice.status ?? '')}</p>`
    const pay = button(`/sandbox/invoice/${invoice.id}`, 'pay', 'Pay this invoice', true)
    return show(
      reply,
      `Invoice ${invoice.number}`,
      about +
        party('From', sellerLines(config)) +
        party('To', customerLines(customer)) +
        sums(invoice, customer.reverse_charge ?? false) +
        (invoice.status === 'open' ? pay : ''),
    )
  })
  app.post('/sandbox/invoice/:id', async (request: Asked, reply) => {
    const invoice = await find(db, 'invoice', request.params.id)
    if (!invoice) return nothing(reply)
    await payInvoice(db, invoice.id)
    return reply.redirect(`/sandbox/invoice/${invoice.id}`, 303)
  })
}

const party = (head: string, lines: readonly string[]) =>
  `<h2>${head}</h2><p>${lines.filter(Boolean).map(escape).join('<br>')}</p>`

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

function customerLines({
  name,
  address = [],
  country = '',
  company_number: company,
  vat_number: vat,
}: Kinds['customer']) {
  return [
    name,
    ...address,
    (country && countries.of(country)) || '',
    company ? `Company number ${company}` : '',
    vat ? `VAT number ${vat}` : '',
  ]
}

function sums(invoice: Kinds['invoice'], isReverse: boolean): string {
  const { lines, total, currency } = invoice
  const row = (text: string, amount: number) => `<tr><td>${escape(text)}</td><td>${money(amount, currency)}</td></tr>`
  const taxes = invoice.total_taxes ?? []
  const net = total - taxes.reduce((sum, { amount }) => sum + amount, 0)
  const rows = [
    ...lines.data.map((line) => row(line.description ?? '', line.amount)),
    ...lines.data.filter((line) => discountOf(line) > 0).map((line) => row('Discount', -discountOf(line))),
    row('Total without VAT', net),
    ...taxes.map(({ amount }) => row(`VAT at ${Math.round((100 * amount) / net)}%`, amount)),
    ...(taxes.length === 0 ? [row(isReverse ? 'VAT, reverse charge' : 'VAT', 0)] : []),
    row('Total', total),
    ...(invoice.status === 'open' && remainingOf(invoice) !== total ? [row('To pay', remainingOf(invoice))] : []),
  ]
  const period = `For ${day(invoice.period_start)} to ${day(invoice.period_end)}`
  const note = isReverse ? '<p>Reverse charge: the customer accounts for the VAT.</p>' : ''
  return `<table><tr><th>${period}</th><th>Amount</th></tr>${rows.join('')}</table>${note}`
}
