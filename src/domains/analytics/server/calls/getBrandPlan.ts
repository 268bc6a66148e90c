import { eq, sql } from 'drizzle-orm'
import { assertSeesBrand, noBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { prepared } from '../../../../kit/server/prepared.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { subscriptionFacts } from '../../../plans/server/facts.ts'
import { isInForce } from '../../../plans/server/subscription.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { analyticsCalls } from '../../contract.ts'

/** From this stage on a collab has content. */
const withContent = sql.raw('5')

const planOf = prepared((db) =>
  db
    .select({
      subscription: {
        tier: subscriptionFacts.tier,
        state: subscriptionFacts.state,
        pastDueSince: subscriptionFacts.pastDueSince,
      },
      hasContent: sql<boolean>`exists (select from ${collabFacts}
        where ${collabFacts.brandUid} = ${brandFacts.uid} and ${collabFacts.stage} >= ${withContent})`,
    })
    .from(brandFacts)
    .leftJoin(subscriptionFacts, eq(subscriptionFacts.orgUid, brandFacts.orgUid))
    .where(eq(brandFacts.uid, sql.placeholder('brand')))
    .prepare('brand_plan'),
)

export const getBrandPlan: Handler<typeof analyticsCalls.getBrandPlan> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const [row] = await planOf(db, { brand: brandUid })
  if (!row) throw noBrand()
  const { subscription, hasContent } = row
  const tier = subscription && isInForce(subscription) ? subscription.tier : 'basic'
  const isPaymentDue = subscription?.state === 'past_due'
  if (tier !== 'basic') return { tier, isTrial: false, blocked: [], isPaymentDue }
  return { tier, isTrial: true, blocked: hasContent ? ['analytics'] : ['analytics', 'content'], isPaymentDue }
}
