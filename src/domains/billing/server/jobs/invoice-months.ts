import { and, eq, isNotNull, lt, max, sql } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { findSubscription } from '../../../plans/server/subscription.ts'
import { heldAtProvider } from '../checkout.ts'
import { monthOf } from '../fees.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import type { PaymentJob } from '../reconcile.ts'
import { customers, fees } from '../tables.ts'

/**
 * Once a month is over, fees are invoiced that no subscription's invoice takes with it: of organisations without one, and
 * fees in another currency than it.
 * The month is the key, so asking again changes nothing.
 */
export const invoiceMonths: PaymentJob = {
  name: 'invoice-months',
  cron: '41 * * * *',
  run: async ({ db, payments, log }) => {
    const rows = await db
      .select({
        orgUid: fees.orgUid,
        currency: fees.currency,
        customerId: customers.providerId,
        month: max(fees.month),
      })
      .from(fees)
      .innerJoin(customers, eq(customers.orgUid, fees.orgUid))
      .where(
        and(
          isNotNull(fees.itemId),
          lt(fees.month, monthOf(now(), 'Australia/Sydney')),
          sql`${fees.at} > ${now()}::timestamptz - interval '70 days'`,
        ),
      )
      .groupBy(fees.orgUid, fees.currency, customers.providerId)
    for (const { orgUid, currency, customerId, month } of rows) {
      const org = await findOrganisation(db, orgUid)
      if (!org || must(month, 'month') >= monthOf(now(), org.timezone)) continue
      if (heldAtProvider(await findSubscription(db, orgUid))?.currency === currency) continue
      try {
        await payments.invoiceNow(customerId, currency, `month:${orgUid}:${currency}:${month}`)
      } catch (error) {
        log.error({ err: error, org: orgUid, month }, 'a month could not be invoiced')
      }
    }
  },
}
