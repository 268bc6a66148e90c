import { expect, it } from 'vitest'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { subscriptions } from '../../../plans/server/tables.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { analyticsCalls } from '../../contract.ts'

describeCall(analyticsCalls.getBrandPlan, (w) => ({ brandUid: w.luna }))

it('closes Analytics in a trial, and Content until the first collab has some', async () => {
  const w = await world()
  const plan = () => w.bella.call('getBrandPlan', { brandUid: w.luna })
  const put = (tier: 'basic' | 'starter') => w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, tier))
  await put('basic')
  expect(await plan()).toMatchObject({ tier: 'basic', isTrial: true, blocked: ['analytics', 'content'] })
  await deliveredCollab(w)
  expect(await plan()).toMatchObject({ tier: 'basic', isTrial: true, blocked: ['analytics'] })
  await put('starter')
  expect(await plan()).toMatchObject({ tier: 'starter', isTrial: false, blocked: [] })
  expect((await plan()).isPaymentDue).toBe(false)
  await w.tx((tx) => tx.update(subscriptions).set({ state: 'past_due', pastDueSince: now() }))
  expect(await plan()).toMatchObject({ tier: 'starter', isPaymentDue: true })
})
