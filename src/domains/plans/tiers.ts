/** The tiers of the seed (§9), cheapest first. */
export const tierIds = ['basic', 'starter', 'professional', 'premium'] as const
export type TierId = (typeof tierIds)[number]

/** Collabs of a calendar month that cost no fee, by tier (seed §9); they do not roll over. */
export const freeCollabs: Readonly<Record<TierId, number>> = { basic: 0, starter: 1, professional: 3, premium: 6 }
