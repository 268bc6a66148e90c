import fc from 'fast-check'
import { expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import type { ProviderEvent } from '../../../adapters/payments/payments.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { samples } from '../../../kit/testing/samples.ts'
import { world, type World } from '../../../world/world.ts'
import { makeOrganisation } from '../../organisations/server/build.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { takeEvent } from './receive.ts'
import { customers, invoices, providerSubscriptions } from './tables.ts'

const prices = ['price_starter_gbp_1', 'price_professional_gbp_1', 'price_premium_gbp_1', 'price_unknown']
const statuses = ['active', 'trialing', 'past_due', 'canceled', 'incomplete'] as const
const begin = Date.parse('2026-03-02T09:00:00Z')

type Step = { second: number; kind: number; status: number; price: number; quantity: number; ending: boolean }
const step: fc.Arbitrary<Step> = fc.record({
  second: fc.nat(90),
  kind: fc.nat(9),
  status: fc.nat(statuses.length - 1),
  price: fc.nat(prices.length - 1),
  quantity: fc.integer({ min: 1, max: 4 }),
  ending: fc.boolean(),
})

/** What a provider may say of an organisation: of two subscriptions and an invoice, many a second twice. */
function report(org: number, orgUid: string, steps: readonly Step[]): ProviderEvent[] {
  return steps.map(({ second, kind, status, price, quantity, ending }, number) => {
    const at = new Date(begin + second * 1000)
    const common = { id: `evt_${org}_${String(number).padStart(4, '0')}`, at }
    const customerId = `cus_${org}`
    if (kind < 2) {
      const invoice = { id: `in_${org}_${quantity}`, customerId, number: null, currency: 'GBP', total: price * 100 }
      const state = must((['draft', 'open', 'paid', 'void', 'uncollectible'] as const)[status])
      const dates = { createdAt: new Date(begin), periodStart: new Date(begin), periodEnd: at, url: null, pdfUrl: null }
      return {
        ...common,
        type: 'invoice.paid',
        about: 'invoice',
        invoice: { ...invoice, status: state, planAmount: 0, discountAmount: 0, taxAmount: 0, creditUsed: 0, ...dates },
      }
    }
    const subscription = {
      id: `sub_${org}_${kind % 2}`,
      customerId,
      orgUid,
      status: must(statuses[status]),
      priceId: must(prices[price]),
      quantity,
      ending,
      nextTier: null,
      discounted: false,
      startedAt: new Date(begin + (kind % 2) * 1000),
      periodStart: new Date(begin),
      periodEnd: new Date(begin + 86_400_000 * quantity),
    }
    return { ...common, type: 'customer.subscription.updated', about: 'subscription', subscription }
  })
}

async function makeOrgs(tx: Tx, count: number): Promise<string[]> {
  const uids: string[] = []
  for (let org = 0; org < count; org += 1) {
    const uid = await makeOrganisation(tx, { name: `Org ${org}` })
    await tx.insert(customers).values({ orgUid: uid, providerId: `cus_${org}`, createdAt: new Date(begin) })
    uids.push(uid)
  }
  return uids
}

/** Everything that was concluded from the events, without what tells how it was arrived at. */
async function stateOf(tx: Tx) {
  const byKey = <Row extends object>(rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort()
  return {
    plans: byKey(await tx.select().from(subscriptionFacts)),
    subscriptions: byKey(
      (await tx.select().from(providerSubscriptions)).map(({ unsure: _u, version: _v, ...row }) => row),
    ),
    invoices: byKey(await tx.select().from(invoices)),
  }
}

class Undo extends Error {}

/** The state after these deliveries, in a transaction that is undone. */
async function replay(w: World, deliveries: readonly ProviderEvent[]) {
  let state: Awaited<ReturnType<typeof stateOf>> | undefined
  await w
    .tx(async (tx) => {
      for (const event of deliveries) await takeEvent(tx, w.config, event)
      state = await stateOf(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return must(state)
}

const inOrder = (events: readonly ProviderEvent[]) =>
  events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))

it('comes to the same state whatever the order, and however often each is delivered', async () => {
  const w = await world()
  const orgUid = first(await w.tx((tx) => makeOrgs(tx, 1)))
  const history = fc.array(step, { minLength: 1, maxLength: 14 }).chain((steps) => {
    const events = report(0, orgUid, steps)
    const twice = [...events, ...events]
    return fc.tuple(fc.constant(events), fc.shuffledSubarray(twice, { minLength: twice.length }))
  })
  await fc.assert(
    fc.asyncProperty(history, async ([events, shuffled]) => {
      expect(await replay(w, shuffled)).toEqual(await replay(w, inOrder(events)))
    }),
    { numRuns: samples(15, 60), seed: 20260302 },
  )
})

const orgCount = samples(10, 50)
const eventsOfEach = samples(30, 50)

it(`comes to the same state after ${orgCount * eventsOfEach} events, each delivered four times and shuffled`, async () => {
  const w = await world()
  const orgs = await w.tx((tx) => makeOrgs(tx, orgCount))
  const events = orgs.flatMap((uid, org) => report(org, uid, fc.sample(step, { numRuns: eventsOfEach, seed: 1 + org })))
  const deliveries = [events, events, events, events].flat()
  const shuffled = first(
    fc.sample(fc.shuffledSubarray(deliveries, { minLength: deliveries.length }), {
      numRuns: 1,
      seed: 7,
    }),
  )
  expect(shuffled).toHaveLength(orgCount * eventsOfEach * 4)
  const ordered = await replay(w, inOrder(events))
  expect(ordered.plans).toHaveLength(orgCount)
  expect(await replay(w, shuffled)).toEqual(ordered)
})
