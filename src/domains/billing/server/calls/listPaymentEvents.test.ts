import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { settle, subscribe } from '../../../../world/payments.ts'
import { put } from '../../../../adapters/payments/sandbox-store.ts'
import { renew } from '../../../../adapters/payments/sandbox-life.ts'
import { find } from '../../../../adapters/payments/sandbox-store.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'
import { paymentColumns } from '../../payment-columns.ts'
import { paymentsSql } from './listPaymentEvents.ts'

const odd = { field: 'outcome', is: 'is' as const, values: ['odd'] }

describeCall(billingCalls.listPaymentEvents, () => ({}))

it('shows what came, newest first in pages, and what is odd apart', async () => {
  const w = await world()
  const { providerId } = await subscribe(w, w.bella, 'starter')
  const first = await w.ada.call('listPaymentEvents', { limit: 2 })
  expect(first.rows).toHaveLength(2)
  const rest = await w.ada.call('listPaymentEvents', { limit: 2, cursor: must(first.nextCursor) })
  expect([...first.rows, ...rest.rows].map((row) => row.type).sort()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ])
  expect((await w.ada.call('listPaymentEvents', { where: [odd] })).rows).toEqual([])
  const found = async (search: string) => (await w.ada.call('listPaymentEvents', { search, want: 'count' })).count
  expect([await found('luna'), await found('invoice'), await found('100%')]).toEqual([3, 1, 0])
  expect([await found('subscription started'), await found('invoice paid')]).toEqual([1, 1])
  const subscription = await find(w.database.db, 'subscription', must(providerId))
  await put(w.database.db, 'price', { id: 'price_x', currency: 'gbp', unit_amount: 1, active: true }, null)
  await put(w.database.db, 'subscription', { ...must(subscription), next_price: 'price_x' }, null)
  await renew(w.database.db, must(providerId))
  await settle(w)
  expect((await w.ada.call('listPaymentEvents', { where: [odd] })).rows).toMatchObject([
    { outcome: 'odd', orgName: 'Luna', note: 'No tier has the price price_x.' },
  ])
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), paymentsSql, paymentColumns)).toEqual([])
})
