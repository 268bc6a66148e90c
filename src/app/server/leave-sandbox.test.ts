import { afterEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { openStripeDouble, type StripeDouble } from '../../adapters/payments/stripe-double.ts'
import { stripePayments } from '../../adapters/payments/stripe.ts'
import { recordFee } from '../../domains/billing/server/fees.ts'
import { customers, invoices } from '../../domains/billing/server/tables.ts'
import { newUid } from '../../access/server/new-uid.ts'
import { dayMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { paymentContext, planRow, subscribe } from '../../world/payments.ts'
import { world } from '../../world/world.ts'
import { allJobs } from '../../product/server/jobs.ts'
import { assertPaymentsFit, changePayments } from './change-payments.ts'
import { leaveSandbox } from './leave-sandbox.ts'

let double: StripeDouble | undefined
afterEach(() => double?.close())

it('ends what was taken in the sandbox, once, and bills at the new provider only what it never billed', async () => {
  const w = await world()
  const { db } = w.database
  const { orgUid } = await subscribe(w, w.bella, 'starter')
  const sandboxed = paymentContext(w)
  await leaveSandbox(sandboxed)
  expect(await planRow(w)).toMatchObject({ tier: 'starter', state: 'active' })
  const deliver = async (label: string) => {
    const uid = newUid('collab')
    await w.tx((tx) => recordFee(tx, { uid, brandUid: w.luna, label }))
    return uid
  }
  await deliver('free')
  const before = await deliver('before')
  const chargeFees = must(
    allJobs.find((job) => job.name === 'charge-fees'),
    'job charge-fees',
  ).run as (of: typeof sandboxed) => Promise<void>
  await chargeFees(sandboxed)
  await deliver('after')

  double = await openStripeDouble(w.config, db, 'sk_test_of_ours')
  const keys = { secretKey: 'sk_test_of_ours', webhookSecret: 'whsec_of_ours', apiBase: double.url }
  const context = { ...sandboxed, payments: stripePayments(keys) }
  setClock(plus(now(), dayMs))
  await leaveSandbox(context)
  await leaveSandbox(context)
  expect(await planRow(w)).toMatchObject({ state: 'canceled' })
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'basic' })
  const changes = (await w.eventsOf(orgUid)).filter((event) => event.kind === 'subscription.changed')
  expect(changes.filter((event) => JSON.stringify(event).includes('"canceled"'))).toHaveLength(1)
  expect(await db.select().from(customers)).toEqual([])
  expect((await db.select().from(invoices)).map((invoice) => invoice.url)).toEqual([null])

  await w.anna.call('waiveFee', { collabUid: before, reason: 'It was only the sandbox.' })
  await chargeFees(context)
  const charged = double.asked.filter((one) => one.method === 'POST' && one.path === '/v1/invoiceitems')
  expect(charged.map((one) => new URLSearchParams(one.body).get('description'))).toEqual(['Collab: after'])
})

it('changes nothing for a wrong key or without a yes, neither at a start nor by command', async () => {
  const w = await world()
  const { db } = w.database
  await subscribe(w, w.bella, 'starter')
  double = await openStripeDouble(w.config, db, 'sk_test_of_ours')
  const withKey = (secretKey: string) => ({
    ...paymentContext(w),
    payments: stripePayments({ secretKey, webhookSecret: 'whsec_of_ours', apiBase: double?.url }),
  })
  const asked: string[] = []
  const saying = (word: string) => async (question: string) => {
    asked.push(question)
    return word
  }
  await expect(assertPaymentsFit(withKey('sk_test_wrong'))).rejects.toThrow('doesn’t recognise this key')
  await expect(changePayments(withKey('sk_test_wrong'), saying('1'))).rejects.toThrow('doesn’t recognise this key')
  await expect(assertPaymentsFit(withKey('sk_test_of_ours'))).rejects.toThrow('npm run admin -- payments')
  expect(await changePayments(withKey('sk_test_of_ours'), saying('no'))).toBe('Nothing was changed.')
  expect(asked).toEqual([expect.stringContaining('1 customer is in the sandbox')])
  expect(await planRow(w)).toMatchObject({ tier: 'starter', state: 'active' })
  expect(await db.select().from(customers)).toHaveLength(1)
  expect(await changePayments(withKey('sk_test_of_ours'), saying('1'))).toContain('Payments now go to Stripe')
  expect(await planRow(w)).toMatchObject({ state: 'canceled' })
  await assertPaymentsFit(withKey('sk_test_of_ours'))
  await double.close()
  double = undefined
  // A provider that does not answer keeps nobody from serving.
  await assertPaymentsFit(withKey('sk_test_of_ours'))
})
