import { expect, it } from 'vitest'
import { putCard } from '../../../../adapters/payments/sandbox-life.ts'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, plus } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { settle, startTrial, subscribe } from '../../../../world/payments.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'
import { customers } from '../tables.ts'

describeCall(billingCalls.getTrial, (w) => ({ brandUid: w.luna }))

it('says what is paid at the end, when, and whether a card is there', async () => {
  const w = await world()
  await startTrial(w, 'none')
  const look = async () => (await w.bella.call('getTrial', { brandUid: w.luna })).trial
  const endsAt = plus(storyStart, 14 * dayMs).toISOString()
  const next = { due: 99_00, tax: 0 }
  expect(await look()).toEqual({ endsAt, currency: 'GBP', next, tier: 'starter', hasCard: false })
  await putCard(w.database.db, first(await w.database.db.select().from(customers)).providerId, 'good')
  expect(await look()).toMatchObject({ next, hasCard: true })
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  expect(await look()).toMatchObject({ endsAt, next: null })
})

it('is null for who pays, or has no plan', async () => {
  const w = await world()
  expect(await w.bella.call('getTrial', { brandUid: w.luna })).toEqual({ trial: null })
  await subscribe(w, w.bella, 'starter')
  expect(await w.bella.call('getTrial', { brandUid: w.luna })).toEqual({ trial: null })
})
