import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { must } from '../../kit/contract/must.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Db } from '../../kit/server/database.ts'
import { type CustomerDetails, PaymentDeclined, type Payments, type Trial } from './payments.ts'
import { sandboxPayments } from './sandbox.ts'
import { find } from './sandbox-store.ts'
import { creditNoteRoutes } from './stripe-double-credit-notes.ts'
import { invoiceRoutes, type Route } from './stripe-double-invoices.ts'
import { assertTaxAsked, taxRoutes } from './stripe-double-tax.ts'
import { subscriptionRoutes } from './stripe-double-subscriptions.ts'

/** What was asked of the double, for tests to look at. */
export type Asked = { method: string; path: string; key: string | undefined; body: string }
export type StripeDouble = {
  url: string
  asked: Asked[]
  /** The next request of such a path is refused, once. */
  failNext: (path: RegExp) => void
  close: () => Promise<void>
}

/**
 * Stripe's wire format in front of the sandbox, for tests: form-encoded requests in, Stripe's objects and errors out, as
 * its documentation shows them. Only the few calls that `stripe.ts` makes.
 */
export async function openStripeDouble(config: Config, db: Db, secretKey: string): Promise<StripeDouble> {
  const asked: Asked[] = []
  const routes = routesOf(sandboxPayments(config, db), config, db)
  /** Answers by key, refusals too: they are given again, as Stripe does. */
  const answered = new Map<string, { status: number; answer: object }>()
  let failing: RegExp | null = null
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://double.invalid')
    const send = (status: number, answer: object) => {
      const given = request.headers['idempotency-key']
      if (typeof given === 'string' && !answered.has(given)) answered.set(given, { status, answer })
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${asked.length}` })
      response.end(JSON.stringify(answer))
    }
    const run = async () => {
      const text = await bodyOf(request)
      const method = request.method ?? 'GET'
      const given = request.headers['idempotency-key']
      const key = typeof given === 'string' ? given : undefined
      asked.push({ method, path: url.pathname, key, body: text })
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return send(401, failure('invalid_request_error', 'Invalid API Key provided'))
      const before = key === undefined ? undefined : answered.get(key)
      if (before) return send(before.status, before.answer)
      if (failing?.test(url.pathname)) {
        failing = null
        throw new Error('Something went wrong at the provider')
      }
      for (const [wanted, path, answer] of routes) {
        const match = method === wanted && path.exec(url.pathname)
        if (!match) continue
        const found = await answer({
          query: url.searchParams,
          body: new URLSearchParams(text),
          key: key ?? crypto.randomUUID(),
          id: match[1] ?? '',
        })
        return found
          ? send(200, found)
          : send(404, failure('invalid_request_error', `No such object: ${match[1]}`, 'resource_missing'))
      }
      return send(404, failure('invalid_request_error', `Unrecognized request URL (${method}: ${url.pathname})`))
    }
    run().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof PaymentDeclined) return send(402, failure('card_error', message, 'card_declined'))
      return send(400, failure('invalid_request_error', message))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, asked, failNext: (path) => void (failing = path), close }
}

const failure = (type: string, message: string, code?: string) => ({
  error: { type, message, ...(code ? { code } : {}) },
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function routesOf(sandbox: Payments, config: Config, db: Db): Route[] {
  /** Who was made, with all that was said of them. */
  const known = new Map<string, CustomerDetails>()
  return [
    ...taxRoutes(sandbox, { config, db, known }),
    ['GET', /^\/v1\/balance$/, async () => ({ object: 'balance', available: [], pending: [], livemode: false })],
    [
      'POST',
      /^\/v1\/customers$/,
      async ({ body, key }) => {
        const id = await sandbox.createCustomer(customerOf(body), key)
        known.set(id, customerOf(body))
        return { object: 'customer', id }
      },
    ],
    [
      'POST',
      /^\/v1\/customers\/(\w+)$/,
      async ({ id, body }) => {
        await sandbox.updateCustomer(id, customerOf(body))
        known.set(id, customerOf(body))
        return { object: 'customer', id }
      },
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      async ({ body, key }) => {
        const order = {
          customerId: must(body.get('customer'), 'customer'),
          orgUid: must(body.get('subscription_data[metadata][org_uid]'), 'subscription_data[metadata][org_uid]'),
          checkoutUid: must(body.get('client_reference_id'), 'client_reference_id'),
          priceId: must(body.get('line_items[0][price]'), 'line_items[0][price]'),
          quantity: Number(body.get('line_items[0][quantity]')),
          couponId: body.get('discounts[0][coupon]'),
          trial: trialOf(body),
          successUrl: must(body.get('success_url'), 'success_url'),
          cancelUrl: must(body.get('cancel_url'), 'cancel_url'),
        }
        const price = await find(db, 'price', order.priceId)
        if (!price?.active) throw new Error(`No such active price: '${order.priceId}'`)
        assertTaxAsked(config, body)
        if (body.get('mode') !== 'subscription') throw new Error('mode: must be subscription')
        return find(db, 'session', (await sandbox.openCheckout(order, key)).sessionId)
      },
    ],
    ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ id }) => find(db, 'session', id)],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      async ({ id }) => {
        if (!(await sandbox.endCheckout(id)))
          throw new Error('Only Checkout Sessions with a status in ["open"] can be expired.')
        return find(db, 'session', id)
      },
    ],
    ...subscriptionRoutes(sandbox, db),
    ...invoiceRoutes(sandbox, db),
    ...creditNoteRoutes(sandbox, db),
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      async ({ body }) => ({
        object: 'billing_portal.session',
        url: await sandbox.openCardPage(
          must(body.get('customer'), 'customer'),
          must(body.get('return_url'), 'return_url'),
        ),
      }),
    ],
    [
      'GET',
      /^\/v1\/prices\/(\w+)$/,
      async ({ id }) => {
        const price = await find(db, 'price', id)
        return price && { ...price, object: 'price', recurring: { interval: 'month', interval_count: 1 } }
      },
    ],
    couponRoute(sandbox),
    [
      'POST',
      /^\/v1\/prices$/,
      async ({ body, key }) => {
        const [currency, amount] = [must(body.get('currency'), 'currency'), Number(body.get('unit_amount'))]
        const name = must(body.get('product_data[name]'), 'product_data[name]')
        return { object: 'price', id: await sandbox.createPrice({ name, currency, amount }, key) }
      },
    ],
  ]
}

/** A trial as a checkout names it: it has to say what happens without a card. */
function trialOf(body: URLSearchParams): Trial | null {
  const days = body.get('subscription_data[trial_period_days]')
  if (!days) return null
  const atEnd = body.get('subscription_data[trial_settings][end_behavior][missing_payment_method]')
  if (atEnd !== 'cancel') throw new Error('subscription_data[trial_settings] must say cancel')
  return { days: Number(days), needsCard: body.get('payment_method_collection') !== 'if_required' }
}

const couponRoute = (sandbox: Payments): Route => [
  'POST',
  /^\/v1\/coupons$/,
  async ({ body, key }) => {
    const [percent, amount] = [body.get('percent_off'), body.get('amount_off')]
    const off = percent
      ? { percent: Number(percent) }
      : { amount: Number(amount), currency: must(body.get('currency'), 'currency') }
    const months = body.get('duration') === 'once' ? 1 : Number(must(body.get('duration_in_months'), 'months'))
    const name = must(body.get('name'), 'name')
    return { object: 'coupon', id: await sandbox.createCoupon({ name, off, months }, key) }
  },
]

const customerOf = (body: URLSearchParams) => ({
  orgUid: body.get('metadata[org_uid]') ?? '',
  name: body.get('name') ?? '',
  email: body.get('email') ?? '',
  country: body.get('address[country]') ?? '',
  addressLine: body.get('address[line1]') ?? '',
  city: body.get('address[city]') ?? '',
  postcode: body.get('address[postal_code]') ?? '',
  // What is printed on invoices is no tax id.
  vatNumber: '',
})
