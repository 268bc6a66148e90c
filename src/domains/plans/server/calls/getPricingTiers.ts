import { and, asc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { planCalls } from '../../contract.ts'
import { tiers, tierTerms } from '../tables.ts'

export const getPricingTiers: Handler<typeof planCalls.getPricingTiers> = async ({ currency }, { db }) => {
  const rows = await db
    .select()
    .from(tiers)
    .innerJoin(
      tierTerms,
      and(eq(tierTerms.tier, tiers.id), eq(tierTerms.version, tiers.termsVersion), eq(tierTerms.currency, currency)),
    )
    .orderBy(asc(tiers.position))
  return rows.map(({ tiers: tier, tier_terms: terms }) => ({
    id: tier.id,
    name: tier.name,
    priceMonthly: terms.monthly === 0 ? ('FREE' as const) : terms.monthly / 100,
    currency,
    stripe_price_id: terms.priceId,
    featureset: tier.features,
    enabled: tier.enabled,
    order: tier.position,
    collabPrice: terms.perCollab / 100,
    freeCollabs: terms.freeCollabs,
    users: tier.users,
  }))
}
