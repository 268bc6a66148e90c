import type { Db } from '../../kit/server/database.ts'
import type { Payments } from './payments.ts'
import { find, type Kinds, list } from './sandbox-store.ts'

type Request = { query: URLSearchParams; body: URLSearchParams; key: string; id: string }
type Answer = object | null
export type Route = readonly [method: string, path: RegExp, answer: (request: Request) => Promise<Answer>]

export const listOf = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

/** The double's lines and invoices: those that were asked for are drafts until they are finalized. */
export function invoiceRoutes(sandbox: Payments, db: Db): Route[] {
  /** Invoices that were made and not finalized yet, with their metadata's key. */
  const drafts = new Map<string, string | null>()
  const shown = (invoice: Kinds['invoice']) =>
    drafts.has(invoice.id) ? { ...invoice, status: 'draft', metadata: { key: drafts.get(invoice.id) } } : invoice
  const shownById = async (id: string) => {
    const invoice = await find(db, 'invoice', id)
    return invoice && shown(invoice)
  }
  return [
    [
      'POST',
      /^\/v1\/invoiceitems$/,
      async ({ body, key }) => {
        const [amount, currency, text] = [Number(body.get('amount')), body.get('currency')!, body.get('description')!]
        const item = { amount, currency, text, reference: body.get('metadata[reference]')! }
        return { object: 'invoiceitem', id: await sandbox.addInvoiceItem(body.get('customer')!, item, key) }
      },
    ],
    [
      'GET',
      /^\/v1\/invoiceitems$/,
      async ({ query }) =>
        listOf((await list(db, 'item', query.get('customer')!)).map((item) => ({ ...item, object: 'invoiceitem' }))),
    ],
    [
      'POST',
      /^\/v1\/invoices$/,
      async ({ body, key }) => {
        const id = await sandbox.invoiceNow(body.get('customer')!, body.get('currency')!, key)
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
    [
      'GET',
      /^\/v1\/invoices$/,
      async ({ query }) => {
        const all = (await list(db, 'invoice', query.get('customer')!)).map(shown)
        return listOf(all.filter((one) => one.status === (query.get('status') ?? one.status)))
      },
    ],
  ]
}
