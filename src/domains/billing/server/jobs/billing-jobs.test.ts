import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { cancelNow, paySession, putCard, renew } from '../../../../adapters/payments/sandbox-life.ts'
import { emit, find, list } from '../../../../adapters/payments/sandbox-store.ts'
import { sandboxEvents } from '../../../../adapters/payments/tables.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { payerDetails, paymentContext, planRow, settle, subscribe } from '../../../../world/payments.ts'
import { world, type World } from '../../../../world/world.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { recordFee } from '../fees.ts'
import { customers, fees } from '../tables.ts'
import { chargeFees } from './charge-fees.ts'
import { followBrands } from './follow-brands.ts'
import { invoiceMonths } from './invoice-months.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const customerOf = async (w: World) => first(await w.database.db.select().from(customers)).providerId

it('puts a fee onto the next invoice of the plan, once', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'starter')
  for (const number of [1, 2])
    await w.tx((tx) => recordFee(tx, { uid: `collab_${number}`, brandUid: w.luna, label: `No. ${number}` }))
  await chargeFees.run(paymentContext(w))
  await chargeFees.run(paymentContext(w))
  expect((await w.database.db.select().from(fees)).map((fee) => fee.state).sort()).toEqual(['billed', 'free'])
  setClock(periodEnd)
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.map((row) => row.total)).toEqual([99_00 + 75_00, 99_00])
  // The statement has the fee in the month of its collab, and the plan in the month of its invoice.
  const march = await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-03' })
  expect(march.totals).toEqual([{ currency: 'GBP', amount: 99_00 + 75_00 }])
  expect((await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-04' })).totals).toEqual([
    { currency: 'GBP', amount: 99_00 },
  ])
})

it('bills nothing twice when the provider answered and the answer was lost', async () => {
  const w = await world()
  await deliveredCollab(w)
  const context = paymentContext(w)
  const losing = {
    ...context,
    payments: {
      ...context.payments,
      addInvoiceItem: async (...given: Parameters<typeof context.payments.addInvoiceItem>) => {
        await context.payments.addInvoiceItem(...given)
        throw new Error('the line went dead')
      },
    },
  }
  await chargeFees.run(losing)
  expect(await w.database.db.select().from(fees)).toMatchObject([{ state: 'due', tries: 1 }])
  setClock(plus(now(), hourMs))
  await chargeFees.run(context)
  expect(await w.database.db.select().from(fees)).toMatchObject([{ state: 'billed', tries: 2 }])
  expect(await list(w.database.db, 'item', await customerOf(w))).toHaveLength(1)
})

it('takes back a fee that was waived while its billing was on the way', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const context = paymentContext(w)
  const slow = {
    ...context,
    payments: {
      ...context.payments,
      addInvoiceItem: async (...given: Parameters<typeof context.payments.addInvoiceItem>) => {
        const id = await context.payments.addInvoiceItem(...given)
        await w.anna.call('waiveFee', { collabUid, reason: 'A mistake of ours.' })
        return id
      },
    },
  }
  await chargeFees.run(slow).catch(() => undefined)
  await chargeFees.run(context)
  const items = await list(w.database.db, 'item', await customerOf(w))
  expect(items.map((item) => item.amount).sort((a, b) => a - b)).toEqual([-99_00, 99_00])
})

it('invoices the month of an organisation without a subscription, once', async () => {
  const w = await world()
  await deliveredCollab(w)
  await chargeFees.run(paymentContext(w))
  await invoiceMonths.run(paymentContext(w))
  expect(await list(w.database.db, 'invoice', await customerOf(w))).toEqual([])
  setClock(new Date('2026-04-02T06:00:00Z'))
  await invoiceMonths.run(paymentContext(w))
  await invoiceMonths.run(paymentContext(w))
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows).toMatchObject([{ total: 99_00, status: 'open' }])
  expect((await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-04' })).lines).toEqual([])
})

it('invoices a fee however long ago it was, and asks the provider no more afterwards', async () => {
  const w = await world()
  await deliveredCollab(w)
  await chargeFees.run(paymentContext(w))
  setClock(new Date('2026-09-02T06:00:00Z'))
  await invoiceMonths.run(paymentContext(w))
  expect(await list(w.database.db, 'invoice', await customerOf(w))).toMatchObject([{ total: 99_00 }])
  expect((await w.database.db.select().from(fees)).every(({ invoicedAt }) => invoicedAt !== null)).toBe(true)
})

it('invoices fees in another currency than the plan, which its own invoices never take', async () => {
  const w = await world()
  await deliveredCollab(w)
  const order = { selected_plan: 'starter', price_id: 'price_starter_usd_1', billing_details: payerDetails } as const
  const { sessionId } = await w.bella.call('initCheckout', order)
  await paySession(w.database.db, must(sessionId), 'good')
  await chargeFees.run(paymentContext(w))
  setClock(new Date('2026-04-02T06:00:00Z'))
  await settle(w)
  expect(await planRow(w)).toMatchObject({ state: 'active', currency: 'USD' })
  await invoiceMonths.run(paymentContext(w))
  await invoiceMonths.run(paymentContext(w))
  const invoices = await list(w.database.db, 'invoice', await customerOf(w))
  expect(invoices.filter((invoice) => invoice.currency === 'gbp')).toMatchObject([{ total: 99_00, status: 'open' }])
})

it('pays for as many brand profiles as there are', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await w.tx((tx) => makeBrand(tx, { name: 'Luna Bar', orgUid }))
  await followBrands.run(paymentContext(w))
  await settle(w)
  await followBrands.run(paymentContext(w))
  expect(await planRow(w)).toMatchObject({ quantity: 2 })
})

it('finds at night what no webhook told', async () => {
  const w = await world()
  const { providerId } = await subscribe(w, w.bella, 'starter')
  setClock(plus(now(), dayMs))
  await cancelNow(w.database.db, must(providerId))
  await w.database.db.update(sandboxEvents).set({ deliveredAt: now() })
  expect(await planRow(w)).toMatchObject({ state: 'active' })
  await reconcilePayments.run(paymentContext(w))
  expect(await planRow(w)).toMatchObject({ state: 'canceled' })
})

it('counts the days of grace from the night it learned of a failed payment, whatever later nights and webhooks say', async () => {
  const w = await world()
  const { providerId, orgUid } = await subscribe(w, w.bella, 'starter')
  const { db } = w.database
  await putCard(db, await customerOf(w), 'declined')
  setClock(plus(now(), dayMs))
  await renew(db, must(providerId))
  await db.update(sandboxEvents).set({ deliveredAt: now() })
  const learned = plus(now(), hourMs)
  const changes = async () => (await w.eventsOf(orgUid)).filter((event) => event.kind === 'subscription.changed').length
  setClock(learned)
  await reconcilePayments.run(paymentContext(w))
  const told = await changes()
  for (const night of [1, 2]) {
    setClock(plus(learned, night * dayMs))
    await reconcilePayments.run(paymentContext(w))
    expect(await planRow(w)).toMatchObject({ state: 'past_due', pastDueSince: learned })
  }
  // Another try of the card fails, and this time its webhook comes.
  await db.transaction(async (tx) => {
    await emit(tx, 'customer.subscription.updated', must(await find(tx, 'subscription', must(providerId))))
  })
  await settle(w)
  expect(await planRow(w)).toMatchObject({ state: 'past_due', pastDueSince: learned })
  expect(await changes()).toBe(told)
  setClock(plus(learned, 7 * dayMs))
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'basic' })
})
