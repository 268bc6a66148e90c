import * as z from 'zod/mini'
import { day } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { portfolioCauses } from '../portfolio.ts'
import { currency } from '../views.ts'

const reader = { accountManager: 'any', admin: 'any' } as const
const known = z.nullable(z.number())
const Sums = z.object({
  visits: z.number(),
  deliverables: z.number(),
  withInsights: z.number(),
  apart: z.number(),
  /** Null where nothing is known. */
  views: known,
  withCode: z.number(),
  bookings: known,
})
/** What visits cost and brought in money; see `PortfolioMoney`. */
const Money = z.object({
  collabs: z.number(),
  costMinor: known,
  withoutRate: z.number(),
  bookings: known,
  spentMinor: known,
  withSpent: z.number(),
  mediaLowMinor: known,
  mediaHighMinor: known,
  withMedia: z.number(),
})
/** Both with their last days. */
const periods = { beforeFrom: day, from: day, until: day }
const Group = z.object({
  key: z.string(),
  name: z.string(),
  brands: z.number(),
  views: known,
  viewsBefore: known,
  /** In pounds, at the rate of the day of each visit. */
  money: Money,
  moneyBefore: Money,
  /** How many of the brands have each cause. */
  causes: z.record(z.enum(portfolioCauses), z.number()),
})
const PortfolioBrand = z.object({
  brandUid: z.string(),
  name: z.string(),
  city: z.enum(plusoneCities),
  manager: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  lastVisitOn: z.nullable(day),
  /** Visits of the last 14 days, which neither period counts. */
  recent: z.number(),
  now: Sums,
  before: Sums,
  /** What it counts in, and its money in that. */
  currency,
  money: Money,
  moneyBefore: Money,
  causes: z.array(z.enum(portfolioCauses)),
})

export const portfolioEntries = defineCalls({
  /**
   * What the visits of every brand that has gone live brought in the newest 90 days whose content is due, beside the 90 before,
   * by account manager and by city, and the brands that need somebody, those with most causes first.
   */
  getValuePortfolio: {
    kind: 'read',
    access: reader,
    input: z.object({
      /** Of one account manager, of whoever asks, or of none. */
      manager: z._default(z.nullable(z.union([AccountUid, z.enum(['mine', 'none'])])), null),
      city: z._default(z.nullable(z.enum(plusoneCities)), null),
      show: z._default(z.enum(['any', ...portfolioCauses, 'all']), 'any'),
    }),
    output: z.object({
      ...periods,
      managers: z.array(Group),
      cities: z.array(Group),
      /** At most 200. */
      brands: z.array(PortfolioBrand),
      /** How many there are. */
      count: z.number(),
    }),
    refusals: [],
    shows: ['value', 'collab', 'deliverable', 'profile'],
  },
  /** The visits behind a brand's line of the portfolio, newest first; they add up to it. */
  getPortfolioBrand: {
    kind: 'read',
    access: reader,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      ...periods,
      brand: PortfolioBrand,
      visits: z.array(
        z.object({
          collabUid: z.string(),
          day,
          creator: z.string(),
          brief: z.string(),
          isBefore: z.boolean(),
          deliverables: z.number(),
          withInsights: z.number(),
          apart: z.number(),
          views: known,
          /** Null where it has no code. */
          bookings: known,
          /** In the brand’s currency. */
          costMinor: known,
          spentMinor: known,
          mediaLowMinor: known,
          mediaHighMinor: known,
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['value', 'collab', 'deliverable', 'profile'],
  },
})
