import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { BriefUid } from '../briefs/contract.ts'
import { BrandUid, InfluencerUid } from '../profiles/contract.ts'

const readers = { influencer: 'own', accountManager: 'any', admin: 'any' } as const
const me = { influencer: 'own' } as const
const mine = z.object({ influencerUid: InfluencerUid })
const place = z.object({ briefUid: BriefUid, influencerUid: InfluencerUid })
const owners = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const
/** Whose visits a calendar shows; none is the team's: the brands one looks after. */
const feedOf = z.object({ profileUid: z._default(z.nullable(z.union([BrandUid, InfluencerUid])), null) })

export const Experience = z.object({
  collabUid: z.string(),
  visitedAt: instant,
  timezone: z.string(),
  brandName: z.string(),
  title: z.string(),
  valueMinor: z.number(),
  currency: z.string(),
})
export const Amount = z.object({ currency: z.string(), valueMinor: z.number(), visits: z.number() })

/** What the feed says of a brief without a free place: whether one waits, and until when a place is kept. */
export const BriefLine = z.object({
  waiting: z.boolean(),
  /** How many wait before this influencer; of the whole line where they do not wait. */
  ahead: z.number(),
  offeredUntil: z.nullable(instant),
})

/** Calls about a guest's own calendar, commitments and yearly value; part of the collabs' contract. */
export const creatorEntries = {
  /** Makes the address of a calendar feed, shown this once; an earlier one of the same calendar ends with it. */
  createCalendarFeed: {
    kind: 'write',
    access: owners,
    ownHands: true,
    input: feedOf,
    output: z.object({ url: z.string(), createdAt: instant }),
    refusals: ['not-found'],
    touches: ['calendar'],
  },
  getCalendarFeed: {
    kind: 'read',
    access: owners,
    input: feedOf,
    output: z.object({ createdAt: z.nullable(instant) }),
    refusals: ['not-found'],
    shows: ['calendar'],
  },
  revokeCalendarFeed: {
    kind: 'write',
    access: owners,
    ownHands: true,
    input: feedOf,
    output: z.object({ revoked: z.boolean() }),
    refusals: ['not-found'],
    touches: ['calendar'],
  },
  /** Agreed visits against the cap of 2, 3 or 5, and what stands in the way of another request. */
  getCommitments: {
    kind: 'read',
    access: readers,
    input: mine,
    output: z.object({
      open: z.number(),
      cap: z.number(),
      free: z.number(),
      visitsCompleted: z.number(),
      /** Visits to keep until the cap rises, and to what; null at the highest. */
      next: z.nullable(z.object({ visits: z.number(), cap: z.number() })),
      overdue: z.number(),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** What would clash with a request on a brief that has only one time left to offer; null when nothing does. */
  findBriefClash: {
    kind: 'read',
    access: me,
    input: place,
    output: z.object({ startsAt: z.nullable(instant), clash: z.nullable(z.string()) }),
    refusals: ['not-found'],
    shows: ['collab', 'brief'],
  },
  /** What the visits of one year were worth; with the addresses of the statement as CSV and PDF, good for 15 minutes. */
  getYearlyStatement: {
    kind: 'read',
    access: readers,
    input: z.extend(mine, { year: z.optional(z.int().check(z.minimum(2000), z.maximum(2200))) }),
    output: z.object({
      year: z.number(),
      years: z.array(z.number()),
      totals: z.array(Amount),
      rows: z.array(Experience),
      csvUrl: z.string(),
      pdfUrl: z.string(),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Waits for a place of a full brief: the next in line is told when one is free, and has 24 hours to ask for it. */
  joinBriefWaitlist: {
    kind: 'write',
    access: me,
    input: place,
    output: BriefLine,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['feed'],
  },
  leaveBriefWaitlist: {
    kind: 'write',
    access: me,
    input: place,
    output: BriefLine,
    refusals: ['not-found'],
    touches: ['feed'],
  },
} as const
