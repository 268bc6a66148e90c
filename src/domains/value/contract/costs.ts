import * as z from 'zod/mini'
import { instant, largestInteger, minorUnits, optionalText } from '../../../kit/contract/fields.ts'
import { BrandUid, CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { CostLineView, currency, SummaryView } from '../views.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const reader = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const minutes = z.int().check(z.minimum(0), z.maximum(6_000, 'Enter at most 6,000 minutes.'))
const share = z.int().check(z.minimum(0), z.maximum(10_000, 'Enter at most 100%.'))

/** What an organisation's collabs cost unless one says otherwise. */
export const CostDefaults = z.object({
  currency,
  servedShareBp: share,
  staffMinutes: minutes,
  staffHourMinor: minorUnits,
  travelMinor: minorUnits,
  shipmentMinor: minorUnits,
  bookingMarginMinor: z.nullable(minorUnits),
  photographerMinor: z.nullable(minorUnits),
})
const defaults = CostDefaults.shape
/** Of a row of the CPM table: `*` is everywhere else. */
const country = z
  .string()
  .check(z.regex(/^([A-Z]{2}|\*)$/, 'Enter a two-letter country code, such as GB, or * for all others.'))
const format = z.enum(['story', 'post', 'reel', 'stream'])

const range = z.nullable(z.object({ currency, lowMinor: z.number(), highMinor: z.number() }))

/** What one collab cost; null takes the default. */
export const CollabCosts = z.object({
  currency,
  servedMinor: z.nullable(minorUnits),
  guestsMinor: z.nullable(minorUnits),
  staffMinutes: z.nullable(minutes),
  travelMinor: z.nullable(minorUnits),
  shipmentMinor: z.nullable(minorUnits),
  note: optionalText(500),
})
const lines = CollabCosts.shape
const changed = { since: instant, changedBy: z.string() }

export const costEntries = defineCalls({
  /** What a brand's organisation says that collabs cost, and each version before; null before anybody has said. */
  getCostSettings: {
    kind: 'read',
    access: reader,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      settings: z.nullable(z.object({ ...defaults, ...changed })),
      /** Newest first. */
      history: z.array(z.object({ ...defaults, ...changed })),
      /** What the form begins with where nothing was said. */
      currency,
    }),
    refusals: ['not-found'],
    shows: ['value'],
  },
  /** From now on; visits before keep what counted for them. */
  saveCostSettings: {
    kind: 'write',
    access: { brandAdmin: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ brandUid: BrandUid, ...defaults }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['value'],
  },
  /** What one collab cost, line by line, and what it brought. */
  getCollabValue: {
    kind: 'read',
    access: reader,
    input: z.object({ collabUid: CollabUid }),
    output: z.object({
      currency,
      /** Null before the visit. */
      summary: z.nullable(SummaryView),
      lines: z.array(CostLineView),
      override: z.nullable(z.object({ ...lines, ...changed })),
      /** Earlier entries, newest first. */
      history: z.array(z.object({ ...lines, ...changed })),
      hasSettings: z.boolean(),
      /** What counts where nothing is entered for this collab; null before the visit. */
      usual: z.nullable(
        z.object({
          /** Of the experience; the others are in the currency of the organisation’s settings. */
          currency,
          servedMinor: z.number(),
          settingsCurrency: currency,
          staffMinutes: z.number(),
          travelMinor: z.number(),
          shipmentMinor: z.number(),
        }),
      ),
      can: z.object({ saveCosts: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['value', 'collab', 'deliverable'],
  },
  saveCollabCosts: {
    kind: 'write',
    access: host,
    input: z.object({ collabUid: CollabUid, ...lines }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['value'],
  },
  /** What currencies are worth and what views are bought for: the two tables that our team keeps. */
  getValueTables: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: z.object({
      /** The newest rate of each currency: millionths for one pound. */
      rates: z.array(z.object({ currency, day: z.string(), micro: z.number(), days: z.number() })),
      cpms: z.array(
        z.object({
          country: z.string(),
          format: z.string(),
          currency,
          lowMinor: z.number(),
          highMinor: z.number(),
        }),
      ),
      /** Who changed the CPM table and how, newest first, at most 100. */
      changes: z.array(
        z.object({
          uid: z.string(),
          at: instant,
          country: z.string(),
          format: z.string(),
          /** Null where there was no row, or is none any more. */
          before: range,
          after: range,
          /** Null where nobody of the team is known to have done it. */
          by: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: [],
    shows: ['value'],
  },
  /** Adds daily rates, or puts others in the place of those of the same day. */
  saveDayRates: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({
      rates: z
        .array(
          z.object({
            currency,
            day: z.iso.date('Enter a date, such as 2026-11-22.'),
            micro: z.int().check(z.minimum(1), z.maximum(largestInteger)),
          }),
        )
        .check(z.minLength(1, 'Add at least one rate.'), z.maxLength(4_000)),
    }),
    output: z.object({ saved: z.number() }),
    refusals: ['failed-precondition'],
    touches: ['value'],
  },
  /** Takes a country’s row of a format out: from then on the row for everywhere else counts there, which itself stays. */
  deleteCpm: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({ country, format }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['value'],
  },
  /** What a thousand views of a format are bought for in a country (`*` for everywhere else). */
  saveCpm: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({
      country,
      format,
      currency,
      lowMinor: minorUnits,
      highMinor: minorUnits,
    }),
    output: z.object({ done: z.boolean() }),
    refusals: ['failed-precondition'],
    touches: ['value'],
  },
})
