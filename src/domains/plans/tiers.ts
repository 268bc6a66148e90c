/** The tiers of the seed (§9), cheapest first. */
export const tierIds = ['basic', 'starter', 'professional', 'premium'] as const
export type TierId = (typeof tierIds)[number]
