import { must } from '../../kit/contract/must.ts'
import type { Db } from '../../kit/server/database.ts'
import type { Payments } from './payments.ts'
import { find, type Kinds, list, put } from './sandbox-store.ts'
import { listOf, type Route } from './stripe-double-invoices.ts'

/** The double's subscriptions, and the schedules that hold their next price. */
export function subscriptionRoutes(sandbox: Payments, db: Db): Route[] {
  const subscription = (id: string) => find(db, 'subscription', id)
  const edit = async (id: string, change: (of: Kinds['subscription']) => Kinds['subscription']) => {
    const before = await subscription(id)
    if (before) await put(db, 'subscription', change(before), before.customer)
  }
  const scheduled = (id: string) => id.replace(/^sub_sched_/, '')
  return [
    [
      'GET',
      /^\/v1\/subscriptions\/(\w+)$/,
      async ({ id, query }) => {
        const found = await subscription(id)
        if (!found || query.get('expand[0]') !== 'customer') return found
        const { card } = must(await find(db, 'customer', found.customer), 'customer')
        const invoice_settings = { default_payment_method: card === 'none' ? null : 'pm_of_ours' }
        return { ...found, customer: { id: found.customer, object: 'customer', invoice_settings } }
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      async ({ query }) => listOf(await list(db, 'subscription', must(query.get('customer'), 'customer'))),
    ],
    [
      'POST',
      /^\/v1\/subscriptions\/(\w+)$/,
      async ({ id, body, key }) => {
        const [price, quantity] = [body.get('items[0][price]'), body.get('items[0][quantity]')]
        const from = body.get('proration_date')
        const change = {
          ...(price ? { priceId: price } : {}),
          ...(quantity ? { quantity: Number(quantity) } : {}),
          ...(from ? { at: new Date(Number(from) * 1000) } : {}),
        }
        const ending = body.get('cancel_at_period_end')
        // The sandbox would take the end back by itself.
        if (price && ending !== 'false' && (await subscription(id))?.cancel_at_period_end)
          throw new Error('cancel_at_period_end: the subscription would still end')
        if (price || quantity) await sandbox.changeSubscription(id, change, key)
        const next = body.get('metadata[next_tier]')
        if (next !== null) await edit(id, (of) => ({ ...of, metadata: { ...of.metadata, next_tier: next } }))
        if (ending && !price) await sandbox.setEnding(id, ending === 'true', `${key}:ending`)
        return subscription(id)
      },
    ],
    [
      'POST',
      /^\/v1\/subscription_schedules$/,
      async ({ body }) => {
        const id = must(body.get('from_subscription'), 'from_subscription')
        await edit(id, (of) => ({ ...of, schedule: `sub_sched_${id}` }))
        return { object: 'subscription_schedule', id: `sub_sched_${id}` }
      },
    ],
    [
      'POST',
      /^\/v1\/subscription_schedules\/(\w+)\/release$/,
      async ({ id }) => {
        await edit(scheduled(id), ({ next_price: _planned, ...of }) => ({ ...of, schedule: null }))
        return { object: 'subscription_schedule', id, status: 'released' }
      },
    ],
    [
      'POST',
      /^\/v1\/subscription_schedules\/(\w+)$/,
      async ({ id, body }) => {
        const held = must(await subscription(scheduled(id)), 'subscription')
        // A phase that doesn't say that it is a trial is paid from its start.
        if (held.status === 'trialing' && body.get('phases[0][trial]') !== 'true')
          throw new Error('phases[0][trial]: the trial would end')
        await edit(scheduled(id), (of) => ({
          ...of,
          next_price: must(body.get('phases[1][items][0][price]'), 'phases[1][items][0][price]'),
        }))
        return { object: 'subscription_schedule', id }
      },
    ],
  ]
}
