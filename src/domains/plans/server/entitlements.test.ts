import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { plus, setClock, dayMs } from '../../../kit/server/clock.ts'
import { codes, refusal } from '../../../world/describe-call.ts'
import { storyStart, world } from '../../../world/world.ts'
import { capabilities, type Capability, featuresOf } from '../entitlements.ts'
import { currencies, isAtLeast, tierFacts, tierIds } from '../tiers.ts'
import { requireEntitlement } from './entitlements.ts'
import { findTiers, getPlan, setTier } from './subscription.ts'
import { subscriptions, tiers, tierTerms } from './tables.ts'

const org = { uid: 'org_01', currency: 'GBP' } as const

it('opens each capability from its tier on, and nowhere below', async () => {
  const w = await world()
  for (const tier of tierIds) {
    await w.tx((tx) => setTier(tx, org.uid, tier))
    for (const [capability, { from }] of Object.entries(capabilities)) {
      const asked = requireEntitlement(w.database.db, org.uid, capability as Capability)
      const [answer] = codes(await Promise.allSettled([asked]))
      expect([tier, capability, answer]).toEqual([
        tier,
        capability,
        isAtLeast(tier, from) ? 'ok' : 'failed-precondition',
      ])
    }
  }
})

it('explains which plan has it', async () => {
  const w = await world()
  const { message } = await refusal(requireEntitlement(w.database.db, org.uid, 'advancedReporting'))
  expect(message).toBe('Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.')
  const premium = await refusal(requireEntitlement(w.database.db, org.uid, 'logistics'))
  expect(premium.message).toBe('Logistics management isn’t in your plan. Upgrade to Premium to use it.')
})

it('keeps a plan for seven days after its payment failed, and not a moment longer', async () => {
  const w = await world()
  await w.tx((tx) => setTier(tx, org.uid, 'professional'))
  await w.tx((tx) => tx.update(subscriptions).set({ state: 'past_due', pastDueSince: storyStart }))
  setClock(plus(storyStart, 7 * dayMs - 1))
  expect((await findTiers(w.database.db, [org.uid])).get(org.uid)).toBe('professional')
  setClock(plus(storyStart, 7 * dayMs))
  expect((await findTiers(w.database.db, [org.uid])).get(org.uid)).toBeUndefined()
  expect(await getPlan(w.database.db, org)).toMatchObject({ tier: 'basic', users: 1, terms: { perCollab: 99_00 } })
})

it('says that a plan ends when it was cancelled', async () => {
  const w = await world()
  await w.tx((tx) => setTier(tx, org.uid, 'premium'))
  expect(await getPlan(w.database.db, org)).toMatchObject({ tier: 'premium', users: null, terms: { freeCollabs: 6 } })
  await w.tx((tx) => tx.update(subscriptions).set({ state: 'canceled' }).where(eq(subscriptions.orgUid, org.uid)))
  expect(await getPlan(w.database.db, org)).toMatchObject({ tier: 'basic' })
})

it('begins as the facts say: the migration wrote them', async () => {
  const w = await world()
  const rows = await w.database.db.select().from(tiers)
  const terms = await w.database.db.select().from(tierTerms)
  expect(terms).toHaveLength(tierIds.length * currencies.length)
  for (const [position, id] of tierIds.entries()) {
    const { name, users, monthly, perCollab, freeCollabs } = tierFacts[id]
    const features = featuresOf(id)
    expect(rows.find((row) => row.id === id)).toMatchObject({ name, users, features, position, enabled: true })
    for (const currency of currencies) {
      const found = terms.find((row) => row.tier === id && row.currency === currency)
      expect(found).toMatchObject({
        version: 1,
        monthly: monthly[currency],
        perCollab: perCollab[currency],
        freeCollabs,
      })
      expect(must(found).priceId === null).toBe(id === 'basic')
    }
  }
})
