import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { paymentContext, paymentsOf, planRow, settle, subscribe } from '../../../world/payments.ts'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { storyStart, type World, world } from '../../../world/world.ts'
import { cancelNow, paySession, putCard, renew } from '../../../adapters/payments/sandbox-life.ts'
import { sandboxSecret } from '../../../adapters/payments/sandbox.ts'
import { sandboxEvents } from '../../../adapters/payments/tables.ts'
import { providerSubscriptions, customers, invoices, paymentEvents } from './tables.ts'
import { receiveWebhook } from './receive.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
})
afterEach(() => served.close())

const post = async (body: string | Buffer, signature?: string, type = 'application/json') => {
  const headers = { 'content-type': type, ...(signature ? { 'stripe-signature': signature } : {}) }
  return (
    await fetch(`${served.url}/webhooks/stripe`, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers })
  ).status
}
/** One signed webhook of the sandbox, not yet handed over. */
const oneWaiting = async () => {
  await w.bella.call('saveBillingDetails', {
    brandUid: w.luna,
    details: { legal_entity_name: 'Luna', address_line_1: '1', city: 'London', zip_code: 'E2' },
  })
  const page = await w.bella.call('initCheckout', { selected_plan: 'starter', price_id: 'price_starter_gbp_1' })
  await paySession(w.database.db, must(page.sessionId), 'good')
  return first(await paymentsOf(w).waiting())
}

it('takes a signed webhook over HTTP, each id once', async () => {
  const { raw, signature } = await oneWaiting()
  expect([await post(raw, signature), await post(raw, signature), await post(raw, signature)]).toEqual([200, 200, 200])
  expect(await w.database.db.select().from(paymentEvents)).toHaveLength(1)
  expect(await planRow(w)).toMatchObject({ tier: 'starter', state: 'active' })
})

it('refuses a changed byte, no signature, another one, and one that is too old', async () => {
  const { raw, signature } = await oneWaiting()
  const changed = raw.toString().replace('"active"', '"Active"')
  expect(await post(changed, signature)).toBe(400)
  expect(await post(` ${raw.toString()}`, signature)).toBe(400)
  expect(await post(raw)).toBe(400)
  expect(await post('', signature)).toBe(400)
  const other = Stripe.webhooks.generateTestHeaderString({
    payload: raw.toString(),
    secret: 'whsec_other',
    timestamp: Math.floor(now().getTime() / 1000),
  })
  expect(await post(raw, other)).toBe(400)
  expect(await post(raw, signature, 'text/plain')).toBe(415)
  setClock(plus(storyStart, 6 * minuteMs))
  expect(await post(raw, signature)).toBe(400)
  expect(await planRow(w)).toBeNull()
  setClock(plus(storyStart, 4 * minuteMs))
  expect(await post(raw, signature)).toBe(200)
})

it('gives one of many at once the event, and the same plan to all', async () => {
  const { raw, signature } = await oneWaiting()
  const context = paymentContext(w)
  const results = await Promise.all(Array.from({ length: 8 }, () => receiveWebhook(context, raw, signature)))
  expect(results.map((result) => result.outcome).sort()).toEqual(['applied', ...Array(7).fill('repeated')])
})

it('lets a late event change nothing that a later one said, but counts the days of grace from the first failure', async () => {
  const { providerId } = await subscribe(w, w.bella, 'starter')
  const customer = first(await w.database.db.select().from(customers))
  await putCard(w.database.db, customer.providerId, 'declined')
  const failedAt = plus(storyStart, minuteMs)
  setClock(failedAt)
  await renew(w.database.db, must(providerId))
  setClock(plus(failedAt, 10 * minuteMs))
  await renew(w.database.db, must(providerId))
  const waiting = await paymentsOf(w).waiting()
  for (const { raw, signature, done } of waiting.toReversed()) {
    await receiveWebhook(paymentContext(w), raw, signature)
    await done()
  }
  expect(await planRow(w)).toMatchObject({ state: 'past_due', pastDueSince: failedAt })
  const outcomes = (await w.database.db.select().from(paymentEvents)).map((row) => row.outcome)
  expect(outcomes).not.toContain('odd')
})

it('takes what is foreign without harm, and shows it to staff', async () => {
  const { raw, signature: _signed } = await oneWaiting()
  const body = JSON.parse(raw.toString())
  const send = async (id: string, change: (object: Record<string, unknown>) => void) => {
    const event = structuredClone(body)
    event.id = id
    change(event.data.object)
    const text = JSON.stringify(event)
    const key = sandboxSecret(w.config)
    const timestamp = Math.floor(now().getTime() / 1000)
    return post(text, Stripe.webhooks.generateTestHeaderString({ payload: text, secret: key, timestamp }))
  }
  expect(
    await send('evt_gone', (object) => Object.assign(object, { id: 'sub_gone', metadata: { org_uid: 'org_gone' } })),
  ).toBe(200)
  expect(
    await send('evt_price', (object) =>
      Object.assign(object, {
        id: 'sub_price',
        items: { data: [{ price: { id: 'price_none' }, current_period_start: 1, current_period_end: 2 }] },
      }),
    ),
  ).toBe(200)
  expect(await planRow(w)).toBeNull()
  const { rows } = await w.ada.call('listPaymentEvents', {
    where: [{ field: 'outcome', is: 'is', values: ['odd'] }],
  })
  expect(Object.fromEntries(rows.map((row) => [row.id, row.note]))).toEqual({
    evt_gone: 'No organisation matches this subscription.',
    evt_price: 'No tier has the price price_none.',
  })
  expect(served.log.filter((line) => line.includes('a webhook needs attention'))).toHaveLength(2)
})

it('asks the provider where two events of one second disagree', async () => {
  const { providerId } = await subscribe(w, w.bella, 'starter')
  await cancelNow(w.database.db, must(providerId))
  const last = first(await paymentsOf(w).waiting())
  await receiveWebhook(paymentContext(w), last.raw, last.signature)
  const [row] = await w.database.db.select().from(providerSubscriptions)
  expect(row).toMatchObject({ status: 'canceled', unsure: true })
  await settle(w)
  const [sure] = await w.database.db.select().from(providerSubscriptions)
  expect(sure).toMatchObject({ status: 'canceled', unsure: false })
})

it('marks every webhook of the sandbox as handed over', async () => {
  await subscribe(w, w.bella, 'starter')
  expect((await w.database.db.select().from(sandboxEvents)).every((row) => row.deliveredAt !== null)).toBe(true)
  expect(await w.database.db.select().from(invoices)).toHaveLength(1)
})
