import { Stripe } from 'stripe'
import { must } from '../src/kit/contract/must.ts'
import { sandboxPayments, sandboxSecret } from '../src/adapters/payments/sandbox.ts'
import { receiveWebhook } from '../src/domains/billing/server/receive.ts'
import { paymentEvents } from '../src/domains/billing/server/tables.ts'
import { makeOrganisation } from '../src/domains/organisations/server/build.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { openLog } from '../src/kit/server/log.ts'
import { median } from './load.ts'

/** As many at once as a provider may send, over as many subscriptions. */
const [atOnce, subscriptions, rounds, perRound] = [16, 64, 9, 320]

type Event = { raw: Buffer; signature: string; id: string }

/**
 * Webhooks a second, signature, lock, plan and all, beside bare inserts of their rows: each in a transaction of its own, in
 * turn on the same database. The ratio is the median of the rounds.
 */
export async function compareWebhooks(url: string, config: Config) {
  const database = openPostgres(url, { max: atOnce })
  try {
    const { db } = database
    const log = openLog('silent')
    const parts = { db, config, log, payments: sandboxPayments(config, db) }
    const orgs: string[] = []
    for (let number = 0; number < subscriptions; number += 1)
      orgs.push(await db.transaction((tx) => makeOrganisation(tx, { name: `Webhooks ${number}` })))
    const receive = ({ raw, signature }: Event) => receiveWebhook(parts, raw, signature)
    const insert = async ({ id }: Event) => {
      const at = new Date()
      const row = { type: 'bare', at, receivedAt: at, outcome: 'applied', subjectId: id, status: 'active' } as const
      await db.insert(paymentEvents).values({ id: `bare_${id}`, ...row })
    }
    await together(eventsOf(orgs, config, 'warm'), receive)
    await together(eventsOf(orgs, config, 'warm'), insert)
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const events = eventsOf(orgs, config, String(round))
      ours.push(await together(events, receive))
      theirs.push(await together(events, insert))
    }
    return { ours: median(ours), theirs: median(theirs), ratio: median(ours.map((one, at) => one / must(theirs[at]))) }
  } finally {
    await database.close()
  }
}

/** Lets webhooks be received one at a time, each by `around`: first of subscriptions that are new, then of known ones. */
export async function receiveOne(
  url: string,
  config: Config,
  around: (receive: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const database = openPostgres(url, { max: 1 })
  const { db } = database
  const parts = { db, config, log: openLog('silent'), payments: sandboxPayments(config, db) }
  try {
    const { rows } = await database.pool.query<{ uid: string }>('select uid from organisations order by uid limit 8')
    const events = eventsOf(
      rows.map(({ uid }) => uid),
      config,
      `one_${Date.now()}`,
    )
    for (const { raw, signature } of events.slice(0, 24)) await around(() => receiveWebhook(parts, raw, signature))
  } finally {
    await database.close()
  }
}

/** Signed updates of subscriptions, each a second later than the one before, each changing the quantity. */
function eventsOf(orgs: readonly string[], config: Config, round: string): Event[] {
  const secret = sandboxSecret(config)
  const begin = Math.floor(Date.now() / 1000)
  return Array.from({ length: perRound }, (_, number) => {
    const id = `evt_${round}_${number}`
    const org = number % orgs.length
    const period = { current_period_start: begin, current_period_end: begin + 2_592_000 }
    const price = { id: 'price_starter_gbp_1' }
    const object = {
      id: `sub_bench_${org}`,
      object: 'subscription',
      customer: `cus_bench_${org}`,
      status: 'active',
      metadata: { org_uid: orgs[org] },
      cancel_at_period_end: false,
      start_date: begin,
      items: { data: [{ id: 'si', quantity: 1 + number, price, ...period }] },
    }
    const created = begin + Math.floor(number / orgs.length)
    const body = JSON.stringify({
      id,
      object: 'event',
      type: 'customer.subscription.updated',
      created,
      data: { object },
    })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: begin })
    return { raw: Buffer.from(body), signature, id }
  })
}

/** Does all of them, so many at once; answers how many a second. */
async function together(events: readonly Event[], work: (event: Event) => Promise<unknown>): Promise<number> {
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < events.length) await work(must(events[next++]))
    }),
  )
  return events.length / ((performance.now() - started) / 1000)
}
