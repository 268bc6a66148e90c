import { expect, it } from 'vitest'
import { endSession, paySession, renew } from '../../../adapters/payments/sandbox-life.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { refusal } from '../../../world/describe-call.ts'
import { payerDetails as details, planRow, settle, spring20, subscribe } from '../../../world/payments.ts'
import { storyStart, type World, world } from '../../../world/world.ts'
import { getOrganisationOf } from '../../organisations/server/reads.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { findTermsOfPrice } from '../../plans/server/subscription.ts'
import { getUsableCode, holdCode } from './discounts.ts'
import { discountUses } from './tables.ts'

const starter = { selected_plan: 'starter', price_id: 'price_starter_gbp_1' } as const
const coded = { ...starter, billing_details: details, code: 'SPRING20' } as const
const asked = (w: World) => ({ brandUid: w.luna, tier: 'starter' as const, priceId: 'price_starter_gbp_1' })

async function withCode(change: Partial<Parameters<typeof make>[1]> = {}): Promise<World> {
  const w = await world()
  await make(w, change)
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  return w
}
const make = (w: World, change: Partial<Omit<typeof spring20, 'lastDay' | 'most' | 'tiers' | 'trialDays'>> & object) =>
  w.ada.call('createDiscountCode', { fields: { ...spring20, ...change } })
const totals = async (w: World) =>
  (await w.bella.call('listInvoices', { brandUid: w.luna })).rows.map(({ total, discount }) => [total, discount])

it('shows the price with and without, then charges just that for its months, and the full price after them', async () => {
  const w = await withCode({ months: 2 })
  const seen = await w.bella.call('previewPlan', { ...asked(w), code: 'spring20' })
  expect(seen).toMatchObject({
    today: { due: 79_20 },
    next: { due: 79_20, at: '2026-04-02T09:00:00.000Z' },
    discount: {
      words: '20% off for 2 months',
      full: { today: { due: 99_00 }, next: { due: 99_00 } },
      fullFrom: '2026-05-02T09:00:00.000Z',
    },
  })
  const page = await w.bella.call('initCheckout', coded)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  const id = must((await planRow(w))?.providerId)
  const lowered = async () => (await w.bella.call('getPlan', { brandUid: w.luna })).discount
  expect(await lowered()).toEqual({ words: '20% off', until: '2026-05-02T09:00:00.000Z' })
  for (const day of ['2026-04-02T10:00:00Z', '2026-05-02T10:00:00Z']) {
    setClock(new Date(day))
    await renew(w.database.db, id)
    await settle(w)
  }
  expect(await totals(w)).toEqual([
    [99_00, 0],
    [79_20, 19_80],
    [79_20, 19_80],
  ])
  expect(await lowered()).toBeNull()
  const { lines, totals: sums } = await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-03' })
  expect(lines).toMatchObject([
    { kind: 'plan', amount: 99_00 },
    { kind: 'discount', amount: -19_80, text: expect.stringMatching(/^Discount, invoice SANDBOX-/) },
  ])
  expect(sums).toEqual([{ currency: 'GBP', amount: 79_20 }])
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const event = (await w.eventsOf(orgUid)).find(({ kind }) => kind === 'discount.used')
  expect(event?.after).toMatchObject({ code: 'SPRING20', tier: 'starter', until: '2026-05-02T09:00:00.000Z' })
})

it('takes an amount off the first invoice only, never more than its price', async () => {
  const w = await withCode({ percent: null, amount: 150_00, currency: 'GBP', months: 1 } as object)
  expect(await w.bella.call('previewPlan', { ...asked(w), code: 'SPRING20' })).toMatchObject({
    today: { due: 0 },
    next: { due: 99_00 },
    discount: { words: '£150 off the first month', fullFrom: null },
  })
})

it('ends with a change of plan, whose preview says so', async () => {
  const w = await withCode()
  const page = await w.bella.call('initCheckout', coded)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  setClock(plus(now(), 10 * dayMs))
  const premium = { brandUid: w.luna, tier: 'premium', priceId: 'price_premium_gbp_1' } as const
  const refused = await refusal(w.bella.call('previewPlan', { ...premium, code: 'SPRING20' }))
  expect(refused.message).toContain('Codes don’t work for upgrades')
  const seen = await w.bella.call('previewPlan', premium)
  expect(seen).toMatchObject({ next: { due: 499_00 }, discount: null })
  const order = { selected_plan: 'premium', price_id: premium.priceId, brand_uid: w.luna } as const
  expect((await refusal(w.bella.call('initCheckout', { ...order, code: 'SPRING20' }))).message).toBe(refused.message)
  const plan = () => w.bella.call('getPlan', { brandUid: w.luna })
  expect((await plan()).discount).toMatchObject({ words: '20% off' })
  await w.bella.call('initCheckout', { ...order, as_of: seen.asOf })
  await settle(w)
  expect((await plan()).discount).toBeNull()
  expect((await totals(w))[0]).toEqual([seen.today.due, 0])
})

it('is held by one page, whatever the number of tabs, and free again when that page ends unpaid', async () => {
  const w = await withCode({ most: 1 } as object)
  const pages = await Promise.all(
    [1, 2, 3].map(() => w.bella.call('initCheckout', { ...coded, billing_details: null })),
  )
  expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(await w.database.db.select().from(discountUses)).toHaveLength(1)
  expect(await w.bella.call('previewPlan', { ...asked(w), code: 'SPRING20' })).toMatchObject({ today: { due: 79_20 } })
  // What can't be used ends no page that can be paid.
  await refusal(w.bella.call('initCheckout', { ...coded, code: 'NOTHING' }))
  const same = await w.bella.call('initCheckout', { ...coded, billing_details: null })
  expect(same.sessionId).toBe(pages[0]?.sessionId)
  const without = await w.bella.call('initCheckout', starter)
  expect(without.sessionId).not.toBe(pages[0]?.sessionId)
  expect(await w.database.db.select().from(discountUses)).toHaveLength(0)
  const again = await w.bella.call('initCheckout', { ...coded, billing_details: null })
  await endSession(w.database.db, must(again.sessionId))
  await settle(w)
  expect(await w.database.db.select().from(discountUses)).toHaveLength(0)
})

it('gives its last use to one of many organisations at once', async () => {
  const w = await withCode({ most: 1 } as object)
  const { db } = w.database
  const org = await getOrganisationOf(db, w.luna)
  const terms = must(await findTermsOfPrice(db, starter.price_id))
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      db.transaction((tx) =>
        holdCode(tx, { org: { ...org, uid: `org_${n}` }, code: 'SPRING20', terms }, `checkout_${n}`),
      ),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.select().from(discountUses)).toHaveLength(1)
  const wanted = { org: { ...org, uid: 'org_late' }, code: 'SPRING20', terms }
  expect((await refusal(getUsableCode(db, wanted))).message).toContain('This code has been used up.')
  // Nobody heard how the page of the first ended.
  setClock(plus(storyStart, 26 * hourMs))
  expect(await getUsableCode(db, wanted)).toMatchObject({ code: 'SPRING20' })
})

it('refuses a code that is unknown, over, for another plan or currency, or was used before', async () => {
  const w = await withCode({ lastDay: '2026-03-02' } as object)
  await make(w, { code: 'PREMIUM-ONLY', tiers: ['premium', 'professional'] } as object)
  await make(w, { code: 'EUROS', percent: null, amount: 10_00, currency: 'EUR' } as object)
  await make(w, { code: 'AUTUMN20' })
  const look = async (code: string) => (await refusal(w.bella.call('previewPlan', { ...asked(w), code }))).message
  expect(await look('NOTHING')).toBe('We don’t recognise this code. Check it, or continue without it.')
  expect(await look('PREMIUM-ONLY')).toBe(
    'This code only works with Premium or Professional. Remove it, or choose another plan.',
  )
  expect(await look('EUROS')).toBe('This code only works in EUR. Remove it, or choose that currency.')
  const page = await w.bella.call('initCheckout', coded)
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  setClock(new Date('2026-04-02T10:00:00Z'))
  await settle(w)
  expect(await look('SPRING20')).toBe('You’ve already used this code. Remove it to continue.')
  expect(await look('AUTUMN20')).toContain('Codes only work on a first plan, and you’ve had one before.')
  setClock(plus(storyStart, dayMs))
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const org = { ...(await getOrganisationOf(w.database.db, w.luna)), uid: `${orgUid}2` }
  const terms = must(await findTermsOfPrice(w.database.db, starter.price_id))
  const late = getUsableCode(w.database.db, { org, code: 'SPRING20', terms })
  expect((await refusal(late)).message).toBe(
    'This code has expired. Remove it, or ask your account manager for another.',
  )
})

it('leaves a plan without a code as it was', async () => {
  const w = await withCode()
  await subscribe(w, w.bella, 'starter')
  expect(await totals(w)).toEqual([[99_00, 0]])
})
