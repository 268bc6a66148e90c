/** The tiers of the seed (§9), cheapest first. */
export const tierIds = ['basic', 'starter', 'professional', 'premium'] as const
export type TierId = (typeof tierIds)[number]

/** Collabs of a calendar month that cost no fee, by tier (seed §9); they do not roll over. */
export const freeCollabs: Readonly<Record<TierId, number>> = { basic: 0, starter: 1, professional: 3, premium: 6 }

/** What people call a tier (seed §9). */
export const tierNames: Readonly<Record<TierId, string>> = {
  basic: 'Freemium',
  starter: 'Starter',
  professional: 'Professional',
  premium: 'Premium',
}

/** People an organisation may have, by tier (seed §9); null is unlimited. */
export const seats: Readonly<Record<TierId, number | null>> = { basic: 1, starter: 1, professional: 5, premium: null }
