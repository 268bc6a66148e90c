import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import { eachAlone } from '../../../../kit/server/due.ts'
import { must } from '../../../../kit/contract/must.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { subscriptionFacts } from '../../../plans/server/facts.ts'
import { changeKey, heldAtProvider } from '../checkout.ts'
import type { PaymentJob } from '../reconcile.ts'

/** A subscription pays for as many brand profiles as the organisation has. */
export const followBrands: PaymentJob = {
  name: 'follow-brands',
  cron: '*/10 * * * *',
  run: async ({ db, payments, log }) => {
    const counted = db
      .select({ orgUid: brandFacts.orgUid, brands: count().as('brands') })
      .from(brandFacts)
      .groupBy(brandFacts.orgUid)
      .as('counted')
    const rows = await db
      .select({ subscription: columnsOf(subscriptionFacts), brands: counted.brands })
      .from(subscriptionFacts)
      .innerJoin(counted, eq(counted.orgUid, subscriptionFacts.orgUid))
      .where(
        and(
          isNotNull(subscriptionFacts.providerId),
          ne(subscriptionFacts.state, 'canceled'),
          ne(counted.brands, subscriptionFacts.quantity),
        ),
      )
    const nameOf = ({ subscription }: (typeof rows)[number]) => subscription.orgUid
    await eachAlone({ db, log }, 'follow-brands', rows, nameOf, async ({ subscription, brands: quantity }) => {
      if (!heldAtProvider(subscription)) return
      const id = must(subscription.providerId, 'provider id')
      await payments.changeSubscription(id, { quantity }, await changeKey(db, id, `quantity:${quantity}`))
    })
  },
}
