import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { spring20, try14 } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.createDiscountCode, () => ({ fields: spring20 }))

it('makes a code once, in capitals, and writes it into the audit log', async () => {
  const w = await world()
  const made = await w.ada.call('createDiscountCode', { fields: { ...spring20, code: ' spring20' } })
  expect(made).toMatchObject({ code: 'SPRING20', percent: 20, months: 3, used: 0, held: 0, state: 'open' })
  expect((await w.eventsOf(made.uid)).map(({ kind, side }) => [kind, side])).toEqual([['discount.created', 'staff']])
  const again = await refusal(w.ada.call('createDiscountCode', { fields: spring20 }))
  expect(again).toMatchObject({
    code: 'failed-precondition',
    message: 'There’s already a code SPRING20. Choose another.',
  })
})

it('refuses what is no discount or trial, or both, an amount of no currency, and a discount without a card', async () => {
  const w = await world()
  const amount = { percent: null, amount: 50_00, currency: 'GBP' } as const
  const asked = [
    { ...spring20, percent: null },
    { ...spring20, amount: 50_00, currency: 'GBP' as const },
    { ...spring20, ...amount, currency: null },
    { ...spring20, tiers: ['basic' as const] },
    { ...spring20, code: 'ab' },
    { ...spring20, months: 0 },
    { ...spring20, needsCard: false },
    { ...try14, percent: 20 },
    { ...try14, months: 1 },
    { ...try14, trialDays: 6 },
    { ...try14, trialDays: 91 },
  ]
  for (const fields of asked)
    expect((await refusal(w.ada.call('createDiscountCode', { fields }))).code).toBe('invalid-argument')
  expect(await w.ada.call('createDiscountCode', { fields: { ...spring20, ...amount } })).toMatchObject(amount)
  const trial = { trialDays: 14, needsCard: false, percent: null, state: 'open' }
  expect(await w.ada.call('createDiscountCode', { fields: try14 })).toMatchObject(trial)
})
