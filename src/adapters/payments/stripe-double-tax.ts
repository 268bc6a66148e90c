import { must } from '../../kit/contract/must.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Db } from '../../kit/server/database.ts'
import type { CustomerDetails, Payments } from './payments.ts'
import { lookAtChange, lookAtRenewal, lookAtStart } from './sandbox-preview.ts'
import { find } from './sandbox-store.ts'
import { percentNow, taxPercent } from './sandbox-tax.ts'
import { listOf, type Route } from './stripe-double-invoices.ts'

/** Stripe counts tax only where each request asks for it: so does the double of an installation that wants it. */
export function assertTaxAsked(config: Config, body: URLSearchParams): void {
  if (config.PAYMENTS_TAX === 'on' && body.get('automatic_tax[enabled]') !== 'true')
    throw new Error('the request lacks automatic_tax[enabled]=true')
}

const addressOf = (body: URLSearchParams, at: string) => ({
  country: body.get(`${at}[address][country]`) ?? '',
  addressLine: body.get(`${at}[address][line1]`) ?? '',
  city: body.get(`${at}[address][city]`) ?? '',
  postcode: body.get(`${at}[address][postal_code]`) ?? '',
})

/** The double's tax ids of customers, and the invoices that are only looked at. */
export function taxRoutes(
  sandbox: Payments,
  { config, db, known }: { config: Config; db: Db; known: Map<string, CustomerDetails> },
): Route[] {
  const ids = new Map<string, { id: string; object: 'tax_id'; type: string; value: string }[]>()
  const give = async (customer: string, vatNumber: string) =>
    sandbox.updateCustomer(customer, { ...must(known.get(customer), 'customer'), vatNumber })
  return [
    ['GET', /^\/v1\/customers\/(\w+)\/tax_ids$/, async ({ id }) => listOf(ids.get(id) ?? [])],
    [
      'POST',
      /^\/v1\/customers\/(\w+)\/tax_ids$/,
      async ({ id, body }) => {
        const [type, value] = [must(body.get('type'), 'type'), must(body.get('value'), 'value')]
        const taxId = { id: `txi_${id}_${value}`, object: 'tax_id' as const, type, value }
        ids.set(id, [...(ids.get(id) ?? []), taxId])
        await give(id, value)
        return taxId
      },
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(\w+)\/tax_ids\/\w+$/,
      async ({ id }) => {
        ids.delete(id)
        await give(id, '')
        return { id, object: 'tax_id', deleted: true }
      },
    ],
    [
      'POST',
      /^\/v1\/invoices\/(create_preview)$/,
      async ({ body }) => {
        assertTaxAsked(config, body)
        const ofRenewal = body.get('schedule')?.replace(/^sub_sched_/, '') ?? body.get('subscription')
        if (ofRenewal && !body.has('subscription_details[items][0][price]'))
          return lookAtRenewal(db, must(await find(db, 'subscription', ofRenewal), 'subscription'))
        const priceId = must(body.get('subscription_details[items][0][price]'), 'price')
        const price = await find(db, 'price', priceId)
        if (!price?.active) throw new Error(`No such active price: '${priceId}'`)
        const held = body.get('subscription')
        if (held) {
          const behavior = body.get('subscription_details[proration_behavior]')
          const date = Number(body.get('subscription_details[proration_date]'))
          const subscription = must(await find(db, 'subscription', held), 'subscription')
          if (subscription.cancel_at_period_end && body.get('subscription_details[cancel_at_period_end]') !== 'false')
            throw new Error(`No upcoming invoices for customer: ${subscription.customer}`)
          return lookAtChange(db, config, subscription, { priceId, at: behavior === 'always_invoice' ? date : null })
        }
        const customer = body.get('customer')
        const stranger = { orgUid: '', name: '', email: '', ...addressOf(body, 'customer_details') }
        const vatNumber = body.get('customer_details[tax_ids][0][value]') ?? ''
        const percent = customer
          ? percentNow(config, must(await find(db, 'customer', customer), 'customer'))
          : taxPercent(config, { ...stranger, vatNumber })
        return lookAtStart(db, {
          priceId,
          quantity: Number(body.get('subscription_details[items][0][quantity]')),
          percent,
          customerId: customer,
          couponId: body.get('discounts[0][coupon]'),
          trialEnd: Number(body.get('subscription_details[trial_end]')) || null,
        })
      },
    ],
  ]
}
