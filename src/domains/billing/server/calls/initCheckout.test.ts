import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { cancelNow, endSession, paySession, putCard } from '../../../../adapters/payments/sandbox-life.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import {
  payerDetails as details,
  paymentsOf,
  planRow as planOf,
  settle,
  subscribe,
} from '../../../../world/payments.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { subscriptions, tiers } from '../../../plans/server/tables.ts'
import { billingCalls } from '../../contract.ts'
import { ensureCustomer } from '../checkout.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { checkouts, customers, providerSubscriptions } from '../tables.ts'

const starter = { selected_plan: 'starter', price_id: 'price_starter_gbp_1', billing_details: details } as const
const professional = { selected_plan: 'professional', price_id: 'price_professional_gbp_1' } as const

describeCall(billingCalls.initCheckout, (w) => ({ ...starter, brand_uid: w.luna }))

it('opens a page, and a paid page becomes a plan by its webhook alone', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  expect(page).toMatchObject({ checkout_required: true, url: expect.stringContaining('/sandbox/checkout/') })
  expect(page.url).toContain(page.sessionId)
  await paySession(w.database.db, must(page.sessionId), 'good')
  expect(await planOf(w)).toBeNull()
  await settle(w)
  expect(await planOf(w)).toMatchObject({
    tier: 'starter',
    state: 'active',
    quantity: 1,
    currency: 'GBP',
    ending: false,
  })
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({
    tier: 'starter',
    paid: true,
    monthly: 99_00,
  })
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows).toMatchObject([{ status: 'paid', total: 99_00, currency: 'GBP' }])
  const notifications = await w.bella.call('listNotifications', {})
  expect(notifications.rows.map((row) => row.title)).toContain('Welcome to Starter')
})

it('pays once for two tabs and a double click', async () => {
  const w = await world()
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  const asked = await Promise.all(
    [1, 2, 3, 4].map(() => w.bella.call('initCheckout', { ...starter, billing_details: null })),
  )
  expect(new Set(asked.map((page) => page.sessionId)).size).toBe(1)
  await Promise.all(asked.map((page) => paySession(w.database.db, must(page.sessionId), 'good')))
  await settle(w)
  expect(await w.database.db.select().from(providerSubscriptions)).toHaveLength(1)
  expect(await w.database.db.select().from(customers)).toHaveLength(1)
  const again = await refusal(w.bella.call('initCheckout', starter))
  expect(again).toEqual({ code: 'failed-precondition', message: 'You’re already on this plan.' })
})

it('has one payer for two people who are first at once', async () => {
  const w = await world()
  const { db } = w.database
  const org = must(await findOrganisation(db, (await getBrand(db, w.luna)).orgUid))
  const payments = paymentsOf(w)
  const both = Promise.withResolvers<void>()
  let asked = 0
  const together: typeof payments = {
    ...payments,
    createCustomer: async (...given) => {
      asked += 1
      if (asked === 2) both.resolve()
      await both.promise
      return payments.createCustomer(...given)
    },
  }
  const ids = await Promise.all([w.bella, w.ben].map((who) => ensureCustomer(db, together, org, who.accountUid)))
  const stored = first(await db.select().from(customers))
  expect(ids).toEqual([stored.providerId, stored.providerId])
})

it('ends the page of one plan when another is chosen, so that both cannot be paid', async () => {
  const w = await world()
  const first = await w.bella.call('initCheckout', starter)
  const second = await w.bella.call('initCheckout', professional)
  expect(second.sessionId).not.toBe(first.sessionId)
  await paySession(w.database.db, must(first.sessionId), 'good')
  await paySession(w.database.db, must(second.sessionId), 'good')
  await settle(w)
  expect(await planOf(w)).toMatchObject({ tier: 'professional' })
  expect(await w.database.db.select().from(providerSubscriptions)).toHaveLength(1)
})

it('needs no page when the money has come and only the webhook has not', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  await paySession(w.database.db, must(page.sessionId), 'good')
  expect(await w.bella.call('initCheckout', professional)).toEqual({
    checkout_required: false,
    sessionId: null,
    url: null,
  })
})

it('is not held up by a page whose own webhook was lost', async () => {
  const w = await world()
  const { providerId } = await subscribe(w, w.bella, 'starter')
  await w.tx((tx) => tx.update(checkouts).set({ state: 'open' }))
  await cancelNow(w.database.db, must(providerId))
  await settle(w)
  expect(await w.bella.call('initCheckout', professional)).toMatchObject({ checkout_required: true })
})

it('opens a new page once the old one has ended', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  await endSession(w.database.db, must(page.sessionId))
  expect((await w.bella.call('initCheckout', starter)).sessionId).not.toBe(page.sessionId)
  setClock(plus(storyStart, 2 * dayMs))
  await settle(w)
  const third = await w.bella.call('initCheckout', starter)
  expect(third.checkout_required).toBe(true)
  const open = await w.database.db.select().from(checkouts).where(eq(checkouts.state, 'open'))
  expect(open.map((row) => row.sessionId)).toEqual([third.sessionId])
})

it('upgrades a running subscription at once, charged for what is left of the period', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  setClock(new Date('2026-03-17T21:00:00Z'))
  expect(await w.bella.call('initCheckout', professional)).toMatchObject({ checkout_required: false })
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const kinds = (await w.eventsOf(orgUid)).map((event) => [event.kind, event.actorUid])
  expect(kinds).toContainEqual(['checkout.started', w.bella.accountUid])
  expect(kinds).toContainEqual(['subscription.upgraded', w.bella.accountUid])
  await settle(w)
  expect(await planOf(w)).toMatchObject({ tier: 'professional', state: 'active' })
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.map((row) => row.total)).toEqual([Math.round(249_00 / 2) - Math.round(99_00 / 2), 99_00])
})

it('keeps a plan that was to end, or to change, when it is upgraded', async () => {
  for (const tier of ['basic', 'starter'] as const) {
    const w = await world()
    const { providerId } = await subscribe(w, w.bella, 'professional')
    await w.bella.call('downgradePlan', { brandUid: w.luna, tier })
    await settle(w)
    const premium = { selected_plan: 'premium', price_id: 'price_premium_gbp_1' } as const
    await w.bella.call('initCheckout', premium)
    await settle(w)
    expect(await planOf(w)).toMatchObject({ tier: 'premium', ending: false, nextTier: null })
    setClock(new Date('2026-04-02T10:00:00Z'))
    await settle(w)
    expect(await planOf(w)).toMatchObject({ tier: 'premium', state: 'active', providerId })
    const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
    expect(rows[0]).toMatchObject({ total: 499_00 })
  }
})

it('refuses a preview from before the plan renewed: it showed the rest of another month', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  const end = must(must(await planOf(w)).periodEnd)
  setClock(plus(end, -minuteMs))
  const asOf = now().toISOString()
  setClock(plus(end, minuteMs))
  await settle(w)
  expect(await refusal(w.bella.call('initCheckout', { ...professional, as_of: asOf }))).toEqual({
    code: 'failed-precondition',
    message: 'Your plan has just renewed, so the price has changed. Reload to see the new one.',
  })
})

it('changes nothing when the card is declined for an upgrade', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  const customer = first(await w.database.db.select().from(customers))
  await putCard(w.database.db, customer.providerId, 'declined')
  const declined = await refusal(w.bella.call('initCheckout', professional))
  expect(declined.message).toBe('Your card was declined. Change it, then try again.')
  await putCard(w.database.db, customer.providerId, 'good')
  await w.bella.call('initCheckout', professional)
  await settle(w)
  expect(await planOf(w)).toMatchObject({ tier: 'professional' })
})

it('takes another subscription after one has ended', async () => {
  const w = await world()
  const page = await w.bella.call('initCheckout', starter)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  setClock(plus(storyStart, dayMs))
  await cancelNow(w.database.db, must(must(await planOf(w)).providerId))
  await settle(w)
  expect(await planOf(w)).toMatchObject({ state: 'canceled' })
  setClock(plus(storyStart, 2 * dayMs))
  const next = await w.bella.call('initCheckout', professional)
  await paySession(w.database.db, must(next.sessionId), 'good')
  await settle(w)
  expect(await planOf(w)).toMatchObject({ state: 'active', tier: 'professional' })
})

it('pays for every brand profile of the organisation', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await w.tx((tx) => makeBrand(tx, { name: 'Luna Bar', orgUid }))
  const page = await w.bella.call('initCheckout', starter)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  expect(await planOf(w)).toMatchObject({ quantity: 2 })
  expect((await w.bella.call('listInvoices', { brandUid: w.luna })).rows).toMatchObject([{ total: 198_00 }])
})

it('refuses an old price, a plan that is not sold, a smaller plan, and a payer without details', async () => {
  const w = await world()
  const old = await refusal(w.bella.call('initCheckout', { ...starter, price_id: 'price_of_last_year' }))
  expect(old).toEqual({
    code: 'failed-precondition',
    message: 'Our prices have changed. Reload to see the new ones.',
  })
  const other = await refusal(w.bella.call('initCheckout', { ...professional, price_id: starter.price_id }))
  expect(other.code).toBe('failed-precondition')
  const bare = await refusal(w.bella.call('initCheckout', professional))
  expect(bare.message).toBe('Add your billing details first.')
  await w.tx((tx) => tx.update(tiers).set({ enabled: false }).where(eq(tiers.id, 'starter')))
  expect((await refusal(w.bella.call('initCheckout', starter))).message).toBe(
    'Starter isn’t available right now. Choose another plan.',
  )
  const page = await w.bella.call('initCheckout', { ...professional, billing_details: details })
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  await w.tx((tx) => tx.update(tiers).set({ enabled: true }))
  const smaller = await refusal(w.bella.call('initCheckout', starter))
  expect(smaller.message).toBe('Downgrades start with your next billing period. Choose “Downgrade” instead.')
  await w.tx((tx) => tx.update(subscriptions).set({ state: 'past_due', pastDueSince: storyStart }))
  const unpaid = await refusal(
    w.bella.call('initCheckout', { selected_plan: 'premium', price_id: 'price_premium_gbp_1' }),
  )
  expect(unpaid.message).toContain('You have a payment due.')
})

it('acts for brands only, and says so in the words of the specification', async () => {
  const w = await world()
  expect((await refusal(w.alice.call('initCheckout', starter))).code).toBe('permission-denied')
  expect((await refusal(w.ben.call('initCheckout', { ...starter, brand_uid: w.luna }))).code).toBe('permission-denied')
  expect((await refusal(w.oscar.call('initCheckout', { ...starter, brand_uid: w.luna }))).code).toBe('not-found')
  expect(paymentsOf(w).name).toBe('sandbox')
})

it('is never done by staff who are signed in as someone, nor is anything else that moves money', () => {
  const moving = ['saveBillingDetails', 'initCheckout', 'downgradePlan', 'resumePlan', 'openCardPage'] as const
  expect(moving.filter((name) => !billingCalls[name].ownHands)).toEqual([])
})
