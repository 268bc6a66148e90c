/** The tiers, cheapest first. Freemium's public id is `basic`. */
export const tierIds = ['basic', 'starter', 'professional', 'premium'] as const
export type TierId = (typeof tierIds)[number]

/** What plans are priced in, and how that is written. Amounts are integers in the minor unit (pence, cents). */
export const currencies = ['GBP', 'USD', 'CAD', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const currencySymbols: Record<Currency, string> = { GBP: '£', USD: '$', CAD: 'C$', EUR: '€' }

type Prices = Readonly<Record<Currency, number>>

/** What a tier is at the start; from there on the database has it. */
export type TierFacts = {
  name: string
  /** Per brand profile and month; 0 is free. */
  monthly: Prices
  perCollab: Prices
  freeCollabs: number
  /** People an organisation may have; null is unlimited. */
  users: number | null
}

export const tierFacts: Record<TierId, TierFacts> = {
  basic: {
    name: 'Freemium',
    monthly: { GBP: 0, USD: 0, CAD: 0, EUR: 0 },
    perCollab: { GBP: 99_00, USD: 129_00, CAD: 169_00, EUR: 119_00 },
    freeCollabs: 0,
    users: 1,
  },
  starter: {
    name: 'Starter',
    monthly: { GBP: 99_00, USD: 129_00, CAD: 169_00, EUR: 119_00 },
    perCollab: { GBP: 75_00, USD: 99_00, CAD: 129_00, EUR: 89_00 },
    freeCollabs: 1,
    users: 1,
  },
  professional: {
    name: 'Professional',
    monthly: { GBP: 249_00, USD: 319_00, CAD: 429_00, EUR: 289_00 },
    perCollab: { GBP: 50_00, USD: 65_00, CAD: 85_00, EUR: 59_00 },
    freeCollabs: 3,
    users: 5,
  },
  premium: {
    name: 'Premium',
    monthly: { GBP: 499_00, USD: 639_00, CAD: 849_00, EUR: 579_00 },
    perCollab: { GBP: 25_00, USD: 35_00, CAD: 45_00, EUR: 29_00 },
    freeCollabs: 6,
    users: null,
  },
}

/** Whether a tier is the same as another or above it. */
export function isAtLeast(tier: TierId, other: TierId): boolean {
  return tierIds.indexOf(tier) >= tierIds.indexOf(other)
}
