import * as z from 'zod/mini'
import { day, instant, minorUnits, optionalText } from '../../../kit/contract/fields.ts'
import { DiscountCodeUid } from '../../../access/ids.ts'
import { currencies, tierIds } from '../../plans/tiers.ts'

const admin = { admin: 'any' } as const
const isPaid = (tier: string) => tier !== 'basic'

/** A code as somebody types it; capitals and spaces around it don’t matter. */
export const TypedCode = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))

/** A code as staff make it: a percentage, an amount of one currency, or a free trial. */
export const DiscountFields = z
  .object({
    code: z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9-]{4,24}$/, 'Use 4 to 24 letters, digits or hyphens, such as SPRING20.'),
      ),
    percent: z.nullable(
      z.int('Enter a whole percentage.').check(z.minimum(1, 'Enter 1% to 100%.'), z.maximum(100, 'Enter 1% to 100%.')),
    ),
    /** Minor units, off each invoice of those months. */
    amount: z.nullable(
      minorUnits.check(z.minimum(1, 'Enter an amount.'), z.maximum(99_999_999, 'Enter less than 1,000,000.')),
    ),
    currency: z.nullable(z.enum(currencies)),
    /** How many monthly invoices are lower; 0 for a trial. */
    months: z
      .int('Enter a number of months.')
      .check(z.minimum(0, 'Enter 1 to 36 months.'), z.maximum(36, 'Enter 1 to 36 months.')),
    /** Free days before the first payment. */
    trialDays: z.nullable(
      z
        .int('Enter a whole number of days.')
        .check(z.minimum(7, 'Enter 7 to 90 days.'), z.maximum(90, 'Enter 7 to 90 days.')),
    ),
    /** Whether a trial starts with a card. Without one it ends after its days; only a trial can do without. */
    needsCard: z.boolean(),
    tiers: z.array(z.enum(tierIds)).check(
      z.minLength(1, 'Choose at least one plan.'),
      z.refine((given) => given.every(isPaid), 'Choose paid plans only.'),
    ),
    /** The last day it can be used, on the clock of whoever uses it; null is without an end. */
    lastDay: z.nullable(day),
    /** How many organisations can use it; null is any number. */
    most: z.nullable(
      z.int('Enter a whole number.').check(z.minimum(1, 'Enter 1 to 10,000.'), z.maximum(10_000, 'Enter 1 to 10,000.')),
    ),
    note: optionalText(200),
  })
  .check((context) => {
    const { percent, amount, currency, months, trialDays, needsCard } = context.value
    const problem = (path: string, message: string) =>
      context.issues.push({ code: 'custom', message, path: [path], input: context.value })
    if ([percent, amount, trialDays].filter((one) => one !== null).length !== 1)
      problem('percent', 'Enter a percentage, an amount or a number of trial days.')
    if (trialDays === null && months === 0) problem('months', 'Enter 1 to 36 months.')
    if (trialDays !== null && months !== 0) problem('months', 'A trial doesn’t reduce any invoices. Leave months at 0.')
    if (trialDays === null && !needsCard) problem('needsCard', 'Only a trial can start without a card.')
    if ((amount === null) !== (currency === null)) problem('currency', 'Choose a currency for the amount.')
  })
export type DiscountFields = z.output<typeof DiscountFields>

export const DiscountCodeView = z.object({
  uid: DiscountCodeUid,
  code: z.string(),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.enum(currencies)),
  months: z.number(),
  trialDays: z.nullable(z.number()),
  needsCard: z.boolean(),
  tiers: z.array(z.enum(tierIds)),
  lastDay: z.nullable(z.string()),
  most: z.nullable(z.number()),
  note: z.string(),
  /** Organisations that used it, and payment pages that are open with it. */
  used: z.number(),
  held: z.number(),
  state: z.enum(['open', 'stopped', 'over', 'used-up']),
})
export type DiscountCodeView = z.output<typeof DiscountCodeView>

/** Codes for trials and discounts, for admins alone; brands type them when they choose their first plan. */
export const discountEntries = {
  /** The newest 200 codes. */
  listDiscountCodes: {
    kind: 'read',
    access: admin,
    input: z.object({}),
    output: z.object({ rows: z.array(DiscountCodeView) }),
    shows: ['discount'],
  },
  /** Who uses a code, and until when it lowers their invoices or their trial lasts; the newest 200. */
  listDiscountUses: {
    kind: 'read',
    access: admin,
    input: z.object({ uid: DiscountCodeUid }),
    output: z.object({
      rows: z.array(
        z.object({
          uid: z.string(),
          orgName: z.string(),
          tier: z.enum(tierIds),
          /** `held`: its payment page is open. */
          state: z.enum(['held', 'used']),
          at: instant,
          until: z.nullable(instant),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['discount'],
  },
  /** Makes a code, and the coupon of a discount at the payment provider. */
  createDiscountCode: {
    kind: 'exchange',
    access: admin,
    input: z.object({ fields: DiscountFields }),
    output: DiscountCodeView,
    refusals: ['failed-precondition'],
    touches: ['discount'],
  },
  /** Nobody can use it from then on. Subscriptions that began with it keep their discount. */
  stopDiscountCode: {
    kind: 'write',
    access: admin,
    input: z.object({ uid: DiscountCodeUid }),
    output: DiscountCodeView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['discount'],
  },
} as const
