import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { instant } from '../../../kit/contract/fields.ts'
import { currencies, tierIds } from '../../plans/tiers.ts'
import { TypedCode } from './discounts.ts'

const tier = z.enum(tierIds)
const currency = z.enum(currencies)

/** An amount with its tax, and how much of it is tax. Minor units. */
export const Charge = z.object({ due: z.number(), tax: z.number() })

export const previewEntries = {
  /**
   * What a plan costs today and with its next invoice, as the payment provider counts it, tax included where its setting is on.
   * Nothing is charged. Billing details have to be there: tax depends on them.
   */
  previewPlan: {
    kind: 'read',
    access: { brandAdmin: 'own' },
    input: z.object({
      brandUid: BrandUid,
      tier,
      priceId: z.string().check(z.maxLength(120)),
      code: z.optional(TypedCode),
    }),
    output: z.object({
      /** A first plan is paid on the provider's page; an upgrade is charged to the card on file. */
      kind: z.enum(['start', 'upgrade']),
      currency,
      quantity: z.number(),
      today: Charge,
      next: z.extend(Charge, { at: instant }),
      timezone: z.string(),
      /** What an upgrade is counted from: given back with it, it charges exactly this. */
      asOf: instant,
      /** What a discount code changes: `full` is the price without it, paid from `fullFrom` on where that is later than the next invoice. */
      discount: z.nullable(
        z.object({
          words: z.string(),
          full: z.object({ today: Charge, next: Charge }),
          fullFrom: z.nullable(instant),
        }),
      ),
      /** A free trial: one that a code starts, or the one that runs and goes on with the new plan. */
      trial: z.nullable(z.object({ until: instant, needsCard: z.boolean() })),
      /** What the plan was set to become when its period ends: upgrading takes it back. `basic` is its end. */
      planned: z.nullable(z.object({ tier, at: instant })),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['subscription', 'billing'],
    perMinute: 20,
  },
  /** What a cheaper plan costs from the next period on, as the payment provider counts it, and what it no longer has. Nothing is changed. */
  previewDowngrade: {
    kind: 'read',
    access: { brandAdmin: 'own' },
    input: z.object({ brandUid: BrandUid, tier }),
    output: z.object({
      currency,
      /** The first invoice of the cheaper plan; null where the plan ends. */
      next: z.nullable(Charge),
      /** When the cheaper plan begins. */
      at: instant,
      /** Of a collab beyond the free ones. */
      perCollab: z.number(),
      freeCollabs: z.number(),
      freeCollabsNow: z.number(),
      /** How many people its team may then have; null where that stays as it is. */
      seats: z.nullable(z.number()),
      /** What stops, by name. */
      stops: z.array(z.string()),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['subscription', 'billing'],
    perMinute: 20,
  },
} as const
