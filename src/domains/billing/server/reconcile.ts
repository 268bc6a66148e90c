import { and, eq, lte } from 'drizzle-orm'
import type { Payments, ProviderSubscription } from '../../../adapters/payments/payments.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { eachAlone } from '../../../kit/server/due.ts'
import type { Job } from '../../../kit/server/jobs.ts'
import type { Log } from '../../../kit/server/log.ts'
import { lockOrganisation } from '../../organisations/server/reads.ts'
import { applySubscription } from './receive.ts'
import { customers, providerSubscriptions } from './tables.ts'

export type PaymentContext = { db: Db; config: Config; log: Log; payments: Payments }
/** A job that speaks to the payment provider. */
export type PaymentJob = Job<PaymentContext>

/** Takes over what the provider has of a subscription at this moment. An event that comes later still holds. */
export async function reconcileSubscription(context: PaymentContext, id: string): Promise<boolean> {
  const asked = now()
  const found = await context.payments.findSubscription(id)
  return found ? takeOver(context, found, asked) : false
}

/** Every subscription of every customer, against what we have; for what webhooks never told. Answers how many differed. */
export async function reconcileAll(context: PaymentContext): Promise<number> {
  let differed = 0
  const rows = await context.db.select().from(customers)
  // One customer that the provider cannot answer for must not keep the others from being looked at.
  const nameOf = ({ orgUid }: (typeof rows)[number]) => orgUid
  await eachAlone(context, 'reconcile-payments', rows, nameOf, async ({ providerId }) => {
    const asked = now()
    for (const found of await context.payments.listSubscriptions(providerId))
      if (await takeOver(context, found, asked)) differed += 1
  })
  return differed
}

async function takeOver({ db, config, log }: PaymentContext, found: ProviderSubscription, asked: Date) {
  // Whole seconds, as events have them: one of the same second that says otherwise has us ask again.
  const at = new Date(Math.floor(asked.getTime() / 1000) * 1000)
  return db.transaction(async (tx) => {
    const ofThis = eq(providerSubscriptions.id, found.id)
    if (found.orgUid) await lockOrganisation(tx, found.orgUid)
    const [before] = await tx.select().from(providerSubscriptions).where(ofThis)
    const reported = { id: 'asked', at }
    if (before) {
      await tx
        .update(providerSubscriptions)
        .set({ unsure: false, reportedAt: new Date(at.getTime() - 1), reportedBy: '' })
        .where(and(ofThis, lte(providerSubscriptions.reportedAt, at)))
    }
    await applySubscription(tx, config, found, reported)
    const [after] = await tx.select().from(providerSubscriptions).where(ofThis)
    const facts = (row: typeof before) =>
      row && JSON.stringify({ ...row, reportedAt: null, reportedBy: null, unsure: null, version: null })
    const differs = facts(before) !== facts(after)
    if (differs) log.warn({ subscription: found.id }, 'a subscription differed from the provider')
    return differs
  })
}
