import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { cancelNow, putCard, renew } from '../../../../adapters/payments/sandbox-life.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { payerDetails, planRow, settle, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'
import { customers } from '../tables.ts'

describeCall(billingCalls.getPlan, (w) => ({ brandUid: w.luna }))

it('is Freemium before anything was taken', async () => {
  const w = await world()
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({
    tier: 'basic',
    name: 'Freemium',
    state: 'none',
    monthly: 0,
    perCollab: 99_00,
    quantity: 1,
    paid: false,
    paying: false,
    freeCollabs: { left: 0, of: 0, resetsAt: '2026-03-31T23:00:00.000Z' },
    can: { manage: true },
  })
  expect((await w.ben.call('getPlan', { brandUid: w.luna })).can).toEqual({ manage: false })
})

it('keeps an unpaid plan for seven days, says until when, and goes on when the card pays', async () => {
  const w = await world()
  const { providerId } = await subscribe(w, w.bella, 'professional')
  const customer = first(await w.database.db.select().from(customers))
  setClock(must(await planRow(w)).periodEnd)
  await putCard(w.database.db, customer.providerId, 'declined')
  await renew(w.database.db, must(providerId))
  await settle(w)
  const failedAt = now()
  const due = await w.bella.call('getPlan', { brandUid: w.luna })
  expect(due).toMatchObject({
    tier: 'professional',
    state: 'past_due',
    graceUntil: plus(failedAt, 7 * dayMs).toISOString(),
  })
  const titles = async () => (await w.bella.call('listNotifications', {})).rows.map((row) => row.title)
  expect(await titles()).toContain('Your payment didn’t go through')
  setClock(plus(failedAt, 7 * dayMs))
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'basic', state: 'past_due' })
  await putCard(w.database.db, customer.providerId, 'good')
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'professional', state: 'active' })
  expect(await titles()).toContain('Your payment went through')
})

it('is Freemium again after the end, and says so', async () => {
  const w = await world()
  const { providerId } = await subscribe(w, w.bella, 'premium')
  await cancelNow(w.database.db, must(providerId))
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({
    tier: 'basic',
    state: 'canceled',
    paid: false,
  })
})

it('says that a payment is awaited for a day after its page was opened, until the plan is there', async () => {
  const w = await world()
  const paying = async () => (await w.bella.call('getPlan', { brandUid: w.luna })).paying
  const order = {
    selected_plan: 'professional',
    price_id: 'price_professional_gbp_1',
    billing_details: payerDetails,
  } as const
  await w.bella.call('initCheckout', order)
  expect(await paying()).toBe(true)
  setClock(plus(now(), dayMs))
  expect(await paying()).toBe(false)
  await subscribe(w, w.bella, 'professional')
  expect(await paying()).toBe(false)
})
