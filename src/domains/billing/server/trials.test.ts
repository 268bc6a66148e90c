import { expect, it } from 'vitest'
import { endSession, paySession, putCard } from '../../../adapters/payments/sandbox-life.ts'
import { first, must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { refusal } from '../../../world/describe-call.ts'
import { payerDetails as details, planRow, settle, startTrial, subscribe, try14 } from '../../../world/payments.ts'
import { storyStart, type World, world } from '../../../world/world.ts'
import { getOrganisationOf } from '../../organisations/server/reads.ts'
import { findTermsOfPrice } from '../../plans/server/subscription.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { holdCode } from './discounts.ts'
import { customers, discountUses } from './tables.ts'

const starter = { selected_plan: 'starter', price_id: 'price_starter_gbp_1' } as const
const asked = (w: World) => ({ brandUid: w.luna, tier: 'starter' as const, priceId: 'price_starter_gbp_1' })
const trialEnd = plus(storyStart, 14 * dayMs).toISOString()
const titles = async (w: World) => (await w.bella.call('listNotifications', {})).rows.map(({ title }) => title)
const customerOf = async (w: World) => first(await w.database.db.select().from(customers)).providerId

it('costs nothing today and says what follows when, before anything is started', async () => {
  const w = await world()
  await w.ada.call('createDiscountCode', { fields: try14 })
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  expect(await w.bella.call('previewPlan', { ...asked(w), code: 'try14' })).toMatchObject({
    kind: 'start',
    today: { due: 0, tax: 0 },
    next: { due: 99_00, at: trialEnd },
    discount: null,
    trial: { until: trialEnd, needsCard: false },
  })
  expect(await w.bella.call('previewPlan', asked(w))).toMatchObject({ today: { due: 99_00 }, trial: null })
})

it('opens the plan at once, tells its people and the audit log, and is listed with its end', async () => {
  const w = await world()
  await startTrial(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'starter', state: 'trialing' })
  expect(await w.bella.call('getBrandPlan', { brandUid: w.luna })).toMatchObject({ isTrial: false, blocked: [] })
  expect(await titles(w)).toContain('Your free trial of Starter has started')
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const event = (await w.eventsOf(orgUid)).find(({ kind }) => kind === 'trial.started')
  expect(event?.after).toMatchObject({ code: 'TRY14', tier: 'starter', until: trialEnd })
  const { rows } = await w.ada.call('listDiscountCodes', {})
  const { rows: uses } = await w.ada.call('listDiscountUses', { uid: first(rows).uid })
  expect(uses).toMatchObject([{ tier: 'starter', state: 'used', until: trialEnd }])
})

it('ends on Freemium when no card was added, without a charge', async () => {
  const w = await world()
  await startTrial(w, 'none')
  setClock(plus(storyStart, 14 * dayMs))
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'basic', state: 'canceled' })
  expect(await titles(w)).toContain('Your free trial of Starter has ended')
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.map(({ total }) => total)).toEqual([0])
})

it('is charged at its end when a card is there, even one that was added late', async () => {
  const w = await world()
  await startTrial(w, 'none')
  await putCard(w.database.db, await customerOf(w), 'good')
  setClock(plus(storyStart, 14 * dayMs))
  await settle(w)
  expect(await planRow(w)).toMatchObject({ state: 'active', tier: 'starter' })
  expect(await titles(w)).toContain('Your Starter plan has started')
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.map(({ total }) => total)).toEqual([99_00, 0])
  const { lines } = await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-03' })
  expect(lines).toMatchObject([{ kind: 'plan', amount: 99_00 }])
})

it('keeps the plan for the days of grace when the card is declined at its end', async () => {
  const w = await world()
  await startTrial(w, 'good')
  await putCard(w.database.db, await customerOf(w), 'declined')
  setClock(plus(storyStart, 14 * dayMs))
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'starter', state: 'past_due' })
})

it('is had once by an organisation, whatever the code, and not after a plan that was paid', async () => {
  const w = await world()
  await startTrial(w, 'none')
  await w.ada.call('createDiscountCode', { fields: { ...try14, code: 'TRYAGAIN' } })
  setClock(plus(storyStart, 14 * dayMs))
  await settle(w)
  const look = async (code: string) => (await refusal(w.bella.call('previewPlan', { ...asked(w), code }))).message
  expect(await look('TRY14')).toBe('You’ve already used this code. Remove it to continue.')
  expect(await look('TRYAGAIN')).toContain('Codes only work on a first plan, and you’ve had one before.')
  const paid = await world()
  await paid.ada.call('createDiscountCode', { fields: try14 })
  await subscribe(paid, paid.bella, 'starter')
  const late = { ...starter, selected_plan: 'premium', price_id: 'price_premium_gbp_1', code: 'TRY14' } as const
  expect((await refusal(paid.bella.call('initCheckout', late))).message).toContain('Codes don’t work for upgrades')
})

it('gives an organisation one trial though two codes are taken at the same time', async () => {
  const w = await world()
  const codes = ['TRY14', 'TRYAGAIN']
  for (const code of codes) await w.ada.call('createDiscountCode', { fields: { ...try14, code } })
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  const pages = await Promise.allSettled(
    [...codes, ...codes].map((code) => w.bella.call('initCheckout', { ...starter, code })),
  )
  expect(pages.some(({ status }) => status === 'fulfilled')).toBe(true)
  const uses = () => w.database.db.select().from(discountUses)
  // Whoever came last ended the pages before theirs, and may have been too late themselves.
  expect((await uses()).length).toBeLessThanOrEqual(1)
  const last = await w.bella.call('initCheckout', { ...starter, code: 'TRYAGAIN' })
  expect(await uses()).toHaveLength(1)
  await paySession(w.database.db, must(last.sessionId), 'none')
  // Its subscription isn't known yet, only that the page was left.
  await w.database.db.update(discountUses).set({ state: 'used' })
  const { db } = w.database
  const wanted = {
    org: await getOrganisationOf(db, w.luna),
    code: 'TRY14',
    terms: must(await findTermsOfPrice(db, starter.price_id)),
  }
  const again = await refusal(db.transaction((tx) => holdCode(tx, wanted, 'checkout_late')))
  expect(again.message).toBe('You’ve already had a free trial. Remove the code to continue.')
})

it('is free for another code when its page ends without a start', async () => {
  const w = await world()
  for (const code of ['TRY14', 'TRYAGAIN']) await w.ada.call('createDiscountCode', { fields: { ...try14, code } })
  const page = await w.bella.call('initCheckout', { ...starter, billing_details: details, code: 'TRY14' })
  await endSession(w.database.db, must(page.sessionId))
  await settle(w)
  expect(await w.database.db.select().from(discountUses)).toHaveLength(0)
  expect(await w.bella.call('initCheckout', { ...starter, code: 'TRYAGAIN' })).toMatchObject({
    checkout_required: true,
  })
})

it('goes on with a plan that its code is for, free until the same day, and with no other', async () => {
  const w = await world()
  const tiers = ['starter' as const, 'professional' as const]
  await w.ada.call('createDiscountCode', { fields: { ...try14, tiers } })
  const page = await w.bella.call('initCheckout', { ...starter, billing_details: details, code: 'TRY14' })
  await paySession(w.database.db, must(page.sessionId), 'none')
  await settle(w)
  setClock(plus(now(), 2 * dayMs))
  const premium = { brandUid: w.luna, tier: 'premium', priceId: 'price_premium_gbp_1' } as const
  expect((await refusal(w.bella.call('previewPlan', premium))).message).toBe(
    'Your free trial doesn’t include Premium. You can upgrade when the trial has ended.',
  )
  const change = { selected_plan: 'premium', price_id: premium.priceId } as const
  expect((await refusal(w.bella.call('initCheckout', change))).message).toContain('doesn’t include Premium')
  const professional = { brandUid: w.luna, tier: 'professional', priceId: 'price_professional_gbp_1' } as const
  const seen = await w.bella.call('previewPlan', professional)
  expect(seen).toMatchObject({
    kind: 'upgrade',
    today: { due: 0 },
    next: { due: 249_00, at: trialEnd },
    trial: { until: trialEnd },
  })
  await w.bella.call('initCheckout', { ...starter, selected_plan: 'professional', price_id: professional.priceId })
  await settle(w)
  expect(await planRow(w)).toMatchObject({ tier: 'professional', state: 'trialing' })
})

it('can be cancelled, which costs nothing, and taken back', async () => {
  const w = await world()
  await startTrial(w, 'good')
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  expect(await w.bella.call('getTrial', { brandUid: w.luna })).toMatchObject({ trial: { next: null } })
  await w.bella.call('resumePlan', { brandUid: w.luna })
  await settle(w)
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  setClock(plus(storyStart, 14 * dayMs))
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'basic', state: 'canceled' })
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.map(({ total }) => total)).toEqual([0])
})
