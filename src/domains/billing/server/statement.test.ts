import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cancelNow, putCard, renew } from '../../../adapters/payments/sandbox-life.ts'
import { list } from '../../../adapters/payments/sandbox-store.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { samples } from '../../../kit/testing/samples.ts'
import { paymentContext, paymentsOf, planRow, settle, subscribe } from '../../../world/payments.ts'
import { world, type World } from '../../../world/world.ts'
import { totalsOf } from '../statement.ts'
import { recordFee } from './fees.ts'
import { chargeFees } from './jobs/charge-fees.ts'
import { invoiceMonths } from './jobs/invoice-months.ts'
import { receiveWebhook } from './receive.ts'
import { statementCsv } from './statement-files.ts'
import { customers, fees, invoices } from './tables.ts'

const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07'] as const

type Do =
  | { do: 'deliver'; collab: number }
  | { do: 'waive'; collab: number }
  | { do: 'charge' | 'renew' | 'settle' | 'shuffle' | 'month' | 'cancel' | 'invoice' }
  | { do: 'card'; good: boolean }
  | { do: 'wait'; hours: number }

const something: fc.Arbitrary<Do> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const), collab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('waive' as const), collab: fc.nat(2) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('charge', 'charge', 'charge', 'renew', 'settle', 'shuffle', 'month', 'invoice', 'cancel'),
    }) as fc.Arbitrary<Do>,
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('card' as const), good: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 400 }) }) },
)

/** Webhooks that wait, last first and each twice. */
async function shuffle(w: World): Promise<void> {
  const waiting = await paymentsOf(w).waiting()
  for (const { raw, signature, done } of [...waiting.toReversed(), ...waiting]) {
    await receiveWebhook(paymentContext(w), raw, signature)
    await done()
  }
}

async function perform(w: World, what: Do): Promise<void> {
  const context = paymentContext(w)
  const collabUid = 'collab' in what ? `collab_${what.collab}`.padEnd(33, '0') : ''
  const [customer] = await w.database.db.select().from(customers)
  const held = (await planRow(w))?.providerId
  switch (what.do) {
    case 'deliver':
      return w.tx((tx) => recordFee(tx, { uid: collabUid, brandUid: w.luna, label: `=No. ${what.collab}` }))
    case 'waive':
      await w.ada.call('waiveFee', { collabUid, reason: 'For the test.' }).catch(() => undefined)
      return
    case 'charge':
      return chargeFees.run(context)
    case 'invoice':
      return invoiceMonths.run(context)
    case 'renew':
      return held ? renew(w.database.db, held) : undefined
    case 'cancel':
      return held ? cancelNow(w.database.db, held) : undefined
    case 'settle':
      return settle(w)
    case 'shuffle':
      return shuffle(w)
    case 'card':
      return customer ? putCard(w.database.db, customer.providerId, what.good ? 'good' : 'declined') : undefined
    case 'month':
      return setClock(plus(now(), 31 * dayMs))
    case 'wait':
      return setClock(plus(now(), what.hours * hourMs))
  }
}

async function begin(plan: 'none' | 'starter' | 'professional'): Promise<World> {
  const w = await world()
  if (plan !== 'none') await subscribe(w, w.bella, plan)
  return w
}

/** Every statement adds up, on the page and in the file, and all of them to what was charged. */
async function check(w: World): Promise<void> {
  const { db } = w.database
  const kept = await db.select().from(fees)
  let feeTotal = 0
  let planTotal = 0
  for (const month of months) {
    const { lines, totals } = await w.bella.call('getStatement', { brandUid: w.luna, month })
    const sum = lines.reduce((all, line) => all + line.amount, 0)
    expect(totals.reduce((all, one) => all + one.amount, 0)).toBe(sum)
    expect(lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true)
    const names = new Map([[w.luna, 'Luna']])
    const csv = statementCsv({ product: 'x', payer: [], month, timezone: 'Europe/London', lines, venues: [], names })
    const cents = [...csv.matchAll(/,(-?\d+\.\d\d),GBP/g)].map((found) => Math.round(Number(found[1]) * 100))
    const fromFile = cents.slice(0, lines.length).reduce((all, one) => all + one, 0)
    expect(fromFile).toBe(sum)
    expect(totalsOf(lines)).toEqual(totals)
    feeTotal += lines.filter((line) => line.kind === 'fee').reduce((all, line) => all + line.amount, 0)
    planTotal += lines.filter((line) => line.kind === 'plan').reduce((all, line) => all + line.amount, 0)
  }
  const owed = kept.filter((fee) => fee.state === 'due' || fee.state === 'billed')
  expect(feeTotal).toBe(owed.reduce((all, fee) => all + fee.amount, 0))
  const billed = (await db.select().from(invoices)).reduce((all, invoice) => all + invoice.planAmount, 0)
  expect(planTotal).toBe(billed)
  for (const month of months) {
    const free = kept.filter((fee) => fee.month === month && fee.state === 'free')
    expect(free.length).toBeLessThanOrEqual(3)
  }
}

/** When all is told, the provider has exactly the fees that are owed, whatever was lost, waived or tried twice. */
async function checkProvider(w: World): Promise<void> {
  setClock(plus(now(), 3 * dayMs))
  await chargeFees.run(paymentContext(w))
  const { db } = w.database
  const [customer] = await db.select().from(customers)
  const owed = await db.select().from(fees).where(eq(fees.state, 'billed'))
  const waiting = customer ? await list(db, 'item', customer.providerId) : []
  const sent = customer ? await list(db, 'invoice', customer.providerId) : []
  const lines = [
    ...waiting.filter((item) => item.type === 'invoice_item_details').map((item) => item.amount),
    ...sent.flatMap((invoice) =>
      invoice.lines.data.filter((line) => line.parent?.type === 'invoice_item_details').map((line) => line.amount),
    ),
  ]
  expect(lines.reduce((all, one) => all + one, 0)).toBe(owed.reduce((all, fee) => all + fee.amount, 0))
}

it('adds up under any order of events, and so does what the provider was told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('none', 'starter', 'professional'),
      fc.array(something, { minLength: 3, maxLength: 16 }),
      async (plan, story) => {
        const w = await begin(plan)
        for (const what of story) await perform(w, what)
        await settle(w)
        await check(w)
        await checkProvider(w)
      },
    ),
    { numRuns: samples(10, 40), seed: 20260303 },
  )
})
