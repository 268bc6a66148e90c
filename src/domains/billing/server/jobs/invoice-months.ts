import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import { findSubscription } from '../../../plans/server/subscription.ts'
import { heldAtProvider } from '../checkout.ts'
import { monthOf } from '../fees.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import type { PaymentContext, PaymentJob } from '../reconcile.ts'
import { customers, fees } from '../tables.ts'

/** Older than this, a fee has long gone with an invoice of its subscription, which comes every month. */
const takenWithinMs = 70 * dayMs

type Billed = { orgUid: string; currency: Fee['currency']; customerId: string; months: string[]; newestAt: string }
type Fee = typeof fees.$inferSelect

/**
 * Once a month is over, fees are invoiced that no subscription's invoice takes with it: of organisations without one, and
 * fees in another currency than it, however long ago they were. The newest month is the key, so asking again changes nothing.
 */
export const invoiceMonths: PaymentJob = {
  name: 'invoice-months',
  cron: '41 * * * *',
  run: async (context) => {
    const rows = await context.db
      .select({
        orgUid: fees.orgUid,
        currency: fees.currency,
        customerId: customers.providerId,
        months: sql<string[]>`array_agg(distinct ${fees.month} order by ${fees.month} desc)`,
        newestAt: sql<string>`max(${fees.at})`,
      })
      .from(fees)
      .innerJoin(customers, eq(customers.orgUid, fees.orgUid))
      .where(and(isWaiting, lt(fees.month, monthOf(now(), 'Australia/Sydney'))))
      .groupBy(fees.orgUid, fees.currency, customers.providerId)
    const nameOf = ({ orgUid, currency }: Billed) => `${orgUid}:${currency}`
    await eachAlone(context, 'invoice-months', rows, nameOf, (row) => invoice(context, row))
  },
}

const isWaiting = and(isNotNull(fees.itemId), isNull(fees.invoicedAt))

async function invoice({ db, payments }: PaymentContext, row: Billed): Promise<void> {
  const { orgUid, currency, customerId, months } = row
  const org = await findOrganisation(db, orgUid)
  const month = first(months)
  if (!org || month >= monthOf(now(), org.timezone)) return
  const isTaken = heldAtProvider(await findSubscription(db, orgUid))?.currency === currency
  if (isTaken && new Date(row.newestAt) > plus(now(), -takenWithinMs)) return
  if (!isTaken) await payments.invoiceNow(customerId, currency, `month:${orgUid}:${currency}:${month}`)
  await db
    .update(fees)
    .set({ invoicedAt: now() })
    .where(and(isWaiting, eq(fees.orgUid, orgUid), eq(fees.currency, currency), inArray(fees.month, months)))
}
