import type { PricingTier } from './contract.ts'

/** What a month of a plan costs one venue with so many collabs that delivered, in whole units of its currency, without VAT. */
export function monthCost(
  { priceMonthly, collabPrice, freeCollabs }: Pick<PricingTier, 'priceMonthly' | 'collabPrice' | 'freeCollabs'>,
  collabs: number,
): number {
  const plan = priceMonthly === 'FREE' ? 0 : priceMonthly
  return plan + Math.max(0, collabs - freeCollabs) * collabPrice
}

/** How busy a month our recommendation is for. */
export const usualCollabs = 4

/** The plan that costs least for so many collabs a month; the larger one where two cost the same. */
export function cheapestFor<Tier extends Parameters<typeof monthCost>[0] & { order: number }>(
  tiers: readonly Tier[],
  collabs: number,
): Tier | undefined {
  return tiers.toSorted((a, b) => monthCost(a, collabs) - monthCost(b, collabs) || b.order - a.order)[0]
}
