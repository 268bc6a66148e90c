import { must } from '../../kit/contract/must.ts'
import type { Db } from '../../kit/server/database.ts'
import { type CreditLine, creditReasonIds, type Payments } from './payments.ts'
import { linesOf } from './sandbox-lines.ts'
import { find, list } from './sandbox-store.ts'
import { listOf, type Route } from './stripe-double-invoices.ts'
import { netOf } from './wire.ts'

/** The double's credit notes. Amounts of lines are asked for before discounts, as Stripe has them. */
export function creditNoteRoutes(sandbox: Payments, db: Db): Route[] {
  const linesIn = async (invoiceId: string, given: URLSearchParams): Promise<CreditLine[]> => {
    const lines = linesOf(must(await find(db, 'invoice', invoiceId), 'invoice'))
    const asked: CreditLine[] = []
    for (let at = 0; given.has(`lines[${at}][type]`); at += 1) {
      if (given.get(`lines[${at}][type]`) !== 'invoice_line_item') throw new Error('lines: must be invoice line items')
      const lineId = must(given.get(`lines[${at}][invoice_line_item]`), 'invoice_line_item')
      const line = must(
        lines.find(({ id }) => id === lineId),
        'line',
      )
      const gross = Number(given.get(`lines[${at}][amount]`))
      asked.push({ lineId, net: Math.round((gross * netOf(line)) / line.amount) })
    }
    return asked
  }
  return [
    [
      'GET',
      /^\/v1\/credit_notes\/preview$/,
      async ({ query }) => {
        const invoice = must(query.get('invoice'), 'invoice')
        const { total, tax, offInvoice, lines } = await sandbox.previewCreditNote(
          invoice,
          await linesIn(invoice, query),
        )
        return {
          object: 'credit_note',
          total,
          total_taxes: [{ amount: tax, tax_behavior: 'exclusive' }],
          pre_payment_amount: offInvoice,
          post_payment_amount: total - offInvoice,
          lines: {
            data: lines.map((line) => ({
              amount: line.net,
              invoice_line_item: line.lineId,
              taxes: [{ amount: line.tax, tax_behavior: 'exclusive' }],
            })),
          },
        }
      },
    ],
    [
      'GET',
      /^\/v1\/credit_notes$/,
      async ({ query }) => listOf(await list(db, 'credit_note', must(query.get('invoice'), 'invoice'))),
    ],
    [
      'POST',
      /^\/v1\/credit_notes$/,
      async ({ body }) => {
        const invoice = must(body.get('invoice'), 'invoice')
        const [kind] = (['refund', 'credit'] as const).filter((one) => body.has(`${one}_amount`))
        const { id } = await sandbox.createCreditNote(invoice, {
          uid: must(body.get('metadata[credit_note]'), 'metadata[credit_note]'),
          lines: await linesIn(invoice, body),
          payout: kind ? { kind, amount: Number(body.get(`${kind}_amount`)) } : null,
          reason: must(
            creditReasonIds.find((one) => one === body.get('metadata[reason]')),
            'metadata[reason]',
          ),
          words: body.get('memo') ?? '',
        })
        return find(db, 'credit_note', id)
      },
    ],
  ]
}
