import * as z from 'zod/mini'
import { defineCalls } from '../../access/roles.ts'
import { currencies, tierIds } from './tiers.ts'

/** A tier, with what its card says besides. Amounts are whole units of the currency, as on a card. */
export const PricingTier = z.object({
  id: z.enum(tierIds),
  name: z.string(),
  /** `FREE`, or the price of a brand profile and month. */
  priceMonthly: z.union([z.literal('FREE'), z.number()]),
  currency: z.enum(currencies),
  stripe_price_id: z.nullable(z.string()),
  featureset: z.array(z.string()),
  enabled: z.boolean(),
  order: z.number(),
  collabPrice: z.number(),
  freeCollabs: z.number(),
  /** null is unlimited. */
  users: z.nullable(z.number()),
})
export type PricingTier = z.output<typeof PricingTier>

export const planCalls = defineCalls({
  /** Every tier as it is sold now, in the order of its card; public, the join page shows it. */
  getPricingTiers: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ currency: z._default(z.enum(currencies), 'GBP') }),
    output: z.array(PricingTier),
    shows: ['tier'],
  },
})
