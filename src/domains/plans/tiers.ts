/** The tiers of the seed (§9), cheapest first. Money in pence; `users: null` is unlimited. */
export const tierIds = ['basic', 'starter', 'professional', 'premium'] as const
export type TierId = (typeof tierIds)[number]

export const seedTiers = {
  basic: { name: 'Freemium', monthlyMinor: 0, perCollabMinor: 9_900, freeCollabs: 0, users: 1 },
  starter: { name: 'Starter', monthlyMinor: 9_900, perCollabMinor: 7_500, freeCollabs: 1, users: 1 },
  professional: { name: 'Professional', monthlyMinor: 24_900, perCollabMinor: 5_000, freeCollabs: 3, users: 5 },
  premium: { name: 'Premium', monthlyMinor: 49_900, perCollabMinor: 2_500, freeCollabs: 6, users: null },
} as const satisfies Record<
  TierId,
  { name: string; monthlyMinor: number; perCollabMinor: number; freeCollabs: number; users: number | null }
>
