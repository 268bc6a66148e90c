import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { spring20 } from '../../../../world/payments.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.listDiscountCodes, () => ({}))

it('shows the newest first, and why one is over', async () => {
  const w = await world()
  await w.ada.call('createDiscountCode', { fields: { ...spring20, lastDay: '2026-03-05' } })
  setClock(plus(storyStart, dayMs))
  await w.ada.call('createDiscountCode', { fields: { ...spring20, code: 'SUMMER' } })
  const states = async () =>
    (await w.ada.call('listDiscountCodes', {})).rows.map(({ code, state }) => `${code} ${state}`)
  expect(await states()).toEqual(['SUMMER open', 'SPRING20 open'])
  setClock(new Date('2026-03-06T09:00:00Z'))
  expect(await states()).toEqual(['SUMMER open', 'SPRING20 over'])
})
