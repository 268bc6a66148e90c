import * as z from 'zod/mini'
import { instant, minorUnits, text, version } from '../../../kit/contract/fields.ts'
import { currencies, tierIds } from '../../plans/tiers.ts'
import { Reason } from '../details.ts'

const admin = { admin: 'any' } as const
const count = z.int().check(z.minimum(0), z.maximum(10_000))

/** What a tier costs in a currency. Amounts are minor units; a price id left empty is made at the provider on saving. */
const Price = z.object({
  monthly: minorUnits,
  perCollab: minorUnits,
  priceId: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(120))), null),
})
const Prices = z.object({ GBP: Price, USD: Price, CAD: Price, EUR: Price })
export type TierPrices = z.output<typeof Prices>

/** What staff may change about a tier. */
export const TierFields = z.object({
  name: text(40),
  enabled: z.boolean(),
  position: z.int().check(z.minimum(0), z.maximum(99)),
  users: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
  freeCollabs: count,
  /** On its card, of those that it opens (`entitlements.ts`). */
  features: z.array(z.string()),
  prices: Prices,
})
export type TierFields = z.output<typeof TierFields>

const about = z.object({ id: z.enum(tierIds), version, fields: TierFields })

/** Whom a change meets, before it is saved. */
export const TierEffect = z.object({
  organisations: z.number(),
  brands: z.number(),
  /** Brands of organisations with more people than the new limit. They keep them; nobody more can be invited. */
  overUsers: z.number(),
  /** Whether running subscriptions keep other terms than those sold from then on. */
  newTerms: z.boolean(),
  /** How many running subscriptions keep what they have. */
  keeping: z.number(),
  /** Why it can’t be saved, of features, prices and what the provider says of price ids: empty when all is well. */
  problems: z.array(z.string()),
})

export const TierRow = z.extend(TierFields, {
  id: z.enum(tierIds),
  version,
  termsVersion: z.number(),
  since: instant,
  /** What its card may list. */
  opens: z.array(z.string()),
  /** Subscriptions in force by the version of the terms they were taken at. */
  held: z.array(z.object({ termsVersion: z.number(), organisations: z.number() })),
})
export type TierRow = z.output<typeof TierRow>

/** Pricing Tiers, for admins alone. */
export const tierEntries = {
  /** Every tier with its prices in each currency, and who is on which terms. */
  listTiers: {
    kind: 'read',
    access: admin,
    input: z.object({}),
    output: z.object({
      rows: z.array(TierRow),
      currencies: z.array(z.enum(currencies)),
    }),
    shows: ['tier'],
  },
  /** What a change would do, price ids checked against the provider; nothing is written. */
  previewTier: {
    kind: 'read',
    access: admin,
    input: about,
    output: TierEffect,
    refusals: ['not-found'],
  },
  /**
   * Saves a tier. Other prices or free collabs make new terms: running subscriptions keep theirs. A new price without an id is
   * made at the provider. Names, limits and features hold for everyone at once.
   */
  saveTier: {
    kind: 'exchange',
    access: admin,
    input: z.extend(about, { why: Reason }),
    output: TierRow,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['tier'],
  },
  /** Who changed a tier, when and why; the newest 300. */
  listTierHistory: {
    kind: 'read',
    access: admin,
    input: z.object({ id: z.enum(tierIds) }),
    output: z.object({
      rows: z.array(
        z.object({
          uid: z.string(),
          at: instant,
          by: z.string(),
          why: z.string(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    }),
    shows: ['tier'],
  },
} as const
