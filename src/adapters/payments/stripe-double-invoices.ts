import { must } from '../../kit/contract/must.ts'
import type { Db } from '../../kit/server/database.ts'
import type { Payments } from './payments.ts'
import { linesOf } from './sandbox-lines.ts'
import { find, type Kinds, list } from './sandbox-store.ts'

type Request = { query: URLSearchParams; body: URLSearchParams; key: string; id: string }
type Answer = object | null
export type Route = readonly [method: string, path: RegExp, answer: (request: Request) => Promise<Answer>]

export const listOf = (data: object[], has_more = false) => ({ object: 'list', data, has_more, url: '/v1' })

const shownLines = 10

/** An invoice as Stripe shows it: with its first lines only. */
function cut(invoice: Kinds['invoice']): Kinds['invoice'] {
  const lines = linesOf(invoice)
  return { ...invoice, lines: { has_more: lines.length > shownLines, data: lines.slice(0, shownLines) } }
}

/** A webhook of the sandbox's as Stripe would have written it. */
export function asStripeWrites(raw: Buffer): Buffer {
  const event = JSON.parse(raw.toString()) as { data: { object: Kinds['invoice'] } }
  if (event.data.object.object !== 'invoice') return raw
  return Buffer.from(JSON.stringify({ ...event, data: { object: cut(event.data.object) } }))
}

/** The double's lines and invoices: those that were asked for are drafts until they are finalized. */
export function invoiceRoutes(sandbox: Payments, db: Db): Route[] {
  /** Invoices that were made and not finalized yet, with their metadata's key. */
  const drafts = new Map<string, string | null>()
  const shown = (invoice: Kinds['invoice']) => ({
    ...cut(invoice),
    ...(drafts.has(invoice.id) ? { status: 'draft', metadata: { key: drafts.get(invoice.id) } } : {}),
  })
  const shownById = async (id: string) => {
    const invoice = await find(db, 'invoice', id)
    return invoice && shown(invoice)
  }
  return [
    [
      'POST',
      /^\/v1\/invoiceitems$/,
      async ({ body, key }) => {
        const [amount, currency, text] = [
          Number(body.get('amount')),
          must(body.get('currency'), 'currency'),
          must(body.get('description'), 'description'),
        ]
        const item = { amount, currency, text, reference: must(body.get('metadata[reference]'), 'metadata[reference]') }
        return {
          object: 'invoiceitem',
          id: await sandbox.addInvoiceItem(must(body.get('customer'), 'customer'), item, key),
        }
      },
    ],
    [
      'GET',
      /^\/v1\/invoiceitems$/,
      async ({ query }) =>
        listOf(
          (await list(db, 'item', must(query.get('customer'), 'customer'))).map((item) => ({
            ...item,
            object: 'invoiceitem',
          })),
        ),
    ],
    [
      'POST',
      /^\/v1\/invoices$/,
      async ({ body, key }) => {
        const id = await sandbox.invoiceNow(
          must(body.get('customer'), 'customer'),
          must(body.get('currency'), 'currency'),
          key,
        )
        if (!id) return null
        drafts.set(id, body.get('metadata[key]'))
        return shownById(id)
      },
    ],
    [
      'POST',
      /^\/v1\/invoices\/(\w+)\/finalize$/,
      ({ id }) => {
        if (!drafts.delete(id)) throw new Error('This invoice is already finalized')
        return shownById(id)
      },
    ],
    ['GET', /^\/v1\/invoices\/(\w+)$/, ({ id }) => shownById(id)],
    [
      'GET',
      /^\/v1\/invoices\/(\w+)\/lines$/,
      async ({ id, query }) => {
        const invoice = await find(db, 'invoice', id)
        if (!invoice) return null
        const lines = linesOf(invoice)
        const begin = lines.findIndex((line) => line.id === query.get('starting_after')) + 1
        const end = begin + Number(query.get('limit') ?? shownLines)
        return listOf(lines.slice(begin, end), end < lines.length)
      },
    ],
    [
      'GET',
      /^\/v1\/invoices$/,
      async ({ query }) => {
        const all = (await list(db, 'invoice', must(query.get('customer'), 'customer'))).map(shown)
        return listOf(all.filter((one) => one.status === (query.get('status') ?? one.status)))
      },
    ],
  ]
}
