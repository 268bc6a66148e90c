import { and, eq, gte } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { findSubscription, findTiers } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { analyticsCalls } from '../../contract.ts'

/** From this stage on a collab has content. */
const withContent = 5

export const getBrandPlan: Handler<typeof analyticsCalls.getBrandPlan> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid } = await getBrand(db, brandUid)
  const tier = (await findTiers(db, [orgUid])).get(orgUid) ?? 'basic'
  const isPaymentDue = (await findSubscription(db, orgUid))?.state === 'past_due'
  if (tier !== 'basic') return { tier, isTrial: false, blocked: [], isPaymentDue }
  const [delivered] = await db
    .select({ uid: collabFacts.uid })
    .from(collabFacts)
    .where(and(eq(collabFacts.brandUid, brandUid), gte(collabFacts.stage, withContent)))
    .limit(1)
  return { tier, isTrial: true, blocked: delivered ? ['analytics'] : ['analytics', 'content'], isPaymentDue }
}
