import * as z from 'zod/mini'
import { day, instant } from '../../kit/contract/fields.ts'
import { BrandUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { outcomes } from '../collabs/stages.ts'
import { currencies, tierIds } from '../plans/tiers.ts'
import { OriginView } from '../content/views.ts'
import { venuesAtMost } from '../today/contract.ts'
import { ManagerView } from '../profiles/views.ts'

export const BriefHealth = z.object({
  uid: z.string(),
  title: z.string(),
  views: z.number(),
  requests: z.number(),
  spotsLeft: z.number(),
  /** Its visits are by the night; then the times below are check-ins. */
  isStay: z.boolean(),
  /** Times of the next seven days that nobody has booked, and the first of them. */
  emptySlots: z.number(),
  nextEmptySlot: z.nullable(instant),
  /** What would help, in a sentence; null when all is well. */
  advice: z.nullable(z.string()),
})

/** The steps from a request to content that is out, in their order; each counts collabs. */
export const funnelSteps = ['requests', 'approved', 'visited', 'delivered', 'published'] as const
/** How many days back Analytics looks, and as many before that to compare with. */
export const analyticsDays = [30, 90, 365] as const
/** How long one part of a timeline can be. */
export const timelineSteps = ['day', 'week', 'month'] as const
export type TimelineStep = (typeof timelineSteps)[number]

/** A sum of what is known; null where nothing is. */
const sum = z.nullable(z.number())
const sums = { views: sum, reach: sum, likes: sum, comments: sum, saves: sum, shares: sum }
const Totals = z.object({
  /** Published, from the visits of the period. */
  deliverables: z.number(),
  /** Those of them that have insights; the sums are theirs alone. */
  withInsights: z.number(),
  /** Those with YouTube's own numbers, which are in no sum. */
  apart: z.number(),
  ...sums,
  /** Of tracked links, counted as on the Value page; null where no collab has one. */
  clicks: sum,
  collabs: z.number(),
  withLink: z.number(),
})
const Slice = z.object({
  name: z.string(),
  deliverables: z.number(),
  withInsights: z.number(),
  views: sum,
  saves: sum,
})

/** One of what was seen most, as a picture. */
const BestView = z.object({
  uid: z.string(),
  collabUid: z.string(),
  brandUid: z.string(),
  format: z.string(),
  platform: z.string(),
  creator: z.string(),
  views: z.number(),
  origin: z.nullable(OriginView),
  picture: z.nullable(z.string()),
  placeholder: z.nullable(z.string()),
  /** Its usage rights have ended, so its picture isn’t shown. */
  isRightsOver: z.boolean(),
})

/** By what the rows behind a number of Analytics are asked for: a step of the funnel, or a word of a deliverable. */
export const rowKinds = ['step', 'platform', 'type', 'influencer', 'weekday', 'city', 'all'] as const
/** So many rows at most stand behind a number; the file of all rows has the others. */
export const mostRows = 200

const ownPeriod = z._default(z.nullable(z.object({ from: day, until: day })), null)

/** The entries of a brand's menu that a trial may close. */
export const trialBlocked = ['analytics', 'content'] as const

/** Venues of the brand’s organisation that are counted together; without them the brand alone. */
const someVenues = z.optional(z.array(BrandUid).check(z.minLength(1), z.maxLength(venuesAtMost)))

export const analyticsCalls = defineCalls({
  /** What a brand's plan closes in its menu. A trial is no active subscription, or the basic tier. */
  getBrandPlan: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      tier: z.enum(tierIds),
      isTrial: z.boolean(),
      blocked: z.array(z.enum(trialBlocked)),
      /** A payment is due: the shell says so. */
      isPaymentDue: z.boolean(),
    }),
    refusals: ['not-found'],
    shows: ['profile', 'collab', 'subscription'],
  },
  /** A brand's numbers since it began, and what they mean; what waits for the brand is told by its collabs. */
  getBrandSummary: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      visits: z.number(),
      /** Approved deliverables whose rights of use have not ended. */
      usableDeliverables: z.number(),
      publishedDeliverables: z.number(),
      /** Published deliverables that have insights; the views are theirs alone, null where none of those published has any. */
      deliverablesWithInsights: z.number(),
      views: sum,
      /** Of the plan, this month; what one costs beyond them, in minor units. */
      freeCollabs: z.object({
        left: z.number(),
        of: z.number(),
        resetsAt: instant,
        perCollab: z.number(),
        currency: z.enum(currencies),
      }),
      /** Median hours to an answer in the last 90 days; of similar venues once there are five of them. */
      answers: z.object({
        hours: z.nullable(z.number()),
        similarHours: z.nullable(z.number()),
        similarVenues: z.number(),
      }),
      /** Sent to our team, and not answered yet. */
      briefsInReview: z.number(),
      briefs: z.array(BriefHealth),
      timezone: z.string(),
      manager: z.nullable(ManagerView),
      /** The first steps and which are done; null once all are. */
      firstSteps: z.nullable(z.array(z.object({ key: z.string(), label: z.string(), done: z.boolean() }))),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'brief', 'deliverable', 'profile'],
  },
  /** How briefs, visits and content of a brand, or of several venues together, did in a period, beside the period before. Starter and above. */
  getAnalytics: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: BrandUid,
      venues: someVenues,
      days: z.union(analyticsDays.map((days) => z.literal(days))),
      /** Part of advanced reporting: first and last day on the venue's calendar, in place of the last `days`. */
      own: ownPeriod,
      /** How long one part of the timeline is; what suits the period where nobody says. */
      step: z._default(z.nullable(z.enum(timelineSteps)), null),
    }),
    output: z.object({
      from: instant,
      until: instant,
      /** The first and the last day, on the venue's calendar. */
      firstDay: day,
      lastDay: day,
      /** Of the collabs requested or offered in the period: how many have reached each step, are still at it, and ended there. */
      funnel: z.array(
        z.object({
          step: z.enum(funnelSteps),
          now: z.number(),
          before: z.number(),
          open: z.number(),
          lost: z.number(),
          /** How those ended that went no further, most first. */
          endings: z.array(z.object({ outcome: z.enum(outcomes), count: z.number() })),
        }),
      ),
      /** Median days between two steps of collabs whose later step is in the period; null where there were none. */
      medianDays: z.object({
        answer: z.nullable(z.number()),
        visit: z.nullable(z.number()),
        content: z.nullable(z.number()),
        published: z.nullable(z.number()),
      }),
      /** How often creators looked at the brand's briefs. */
      briefViews: z.object({ now: z.number(), before: z.number() }),
      /** How long one part of the timeline is. */
      step: z.enum(timelineSteps),
      /**
       * What posts gained in each day, week or month of the period, by the readings taken in it, beside the same part of the
       * period before. A month is one of the calendar; the first and the last part may be cut off by the period.
       */
      timeline: z.array(
        z.object({
          /** First and last day. */
          from: day,
          until: day,
          /** Null where no post was looked at in it. */
          views: sum,
          viewsBefore: sum,
          visits: z.number(),
          posts: z.number(),
        }),
      ),
      /** The deliverables with most views, most first. */
      best: z.array(BestView),
      now: Totals,
      before: Totals,
      platforms: z.array(Slice),
      formats: z.array(Slice),
      /** Part of advanced reporting: null without it, and `locked` says which plan has it. */
      influencers: z.nullable(z.array(Slice)),
      weekdays: z.nullable(z.array(Slice)),
      /** By where their creators live. */
      cities: z.nullable(z.array(Slice)),
      /** The organisation's venues that the caller belongs to, side by side; empty with one. */
      venues: z.nullable(z.array(z.extend(Slice, { uid: z.string(), viewsBefore: sum }))),
      locked: z.nullable(z.string()),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['collab', 'brief', 'deliverable', 'subscription'],
  },
  /** The rows behind one number of Analytics, newest first. Those by creator, weekday and city are part of advanced reporting. */
  listNumberRows: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: BrandUid,
      venues: someVenues,
      days: z.union(analyticsDays.map((days) => z.literal(days))),
      own: ownPeriod,
      by: z.enum(rowKinds),
      /** Which one: a step's key, or the name of the slice. */
      name: z.string().check(z.maxLength(120)),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          key: z.string(),
          collabUid: z.string(),
          brandUid: z.string(),
          creator: z.string(),
          /** A deliverable's, null of a collab. */
          format: z.nullable(z.string()),
          platform: z.nullable(z.string()),
          /** A collab's brief, null of a deliverable. */
          brief: z.nullable(z.string()),
          /** Of the request, or of the visit of a deliverable. */
          at: instant,
          /** Of a collab at a step: all of it is published, it went further, ended there, or is still there. */
          state: z.nullable(z.enum(['published', 'further', 'lost', 'open'])),
          views: sum,
          /** Of a deliverable: where its views come from. */
          origin: z.nullable(OriginView),
        }),
      ),
      timezone: z.string(),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['collab', 'deliverable', 'subscription'],
  },
  /** Everything published from the visits of a period, a row each, for a spreadsheet: part of advanced reporting. */
  listPublishedRows: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: BrandUid,
      days: z.union(analyticsDays.map((days) => z.literal(days))),
      own: ownPeriod,
      /** All of the organisation's venues that the caller belongs to. */
      all: z._default(z.boolean(), false),
    }),
    output: z.object({
      /** Oldest first. */
      rows: z.array(
        z.object({
          uid: z.string(),
          publishedAt: instant,
          venue: z.string(),
          /** Its venue's. */
          timezone: z.string(),
          creator: z.string(),
          platform: z.string(),
          format: z.string(),
          liveUrl: z.nullable(z.string()),
          /** Has YouTube's own numbers, which are in no sum and not here. */
          isApart: z.boolean(),
          visitedAt: instant,
          ...sums,
          /** As the platform counts them. */
          insightClicks: sum,
          followersGained: sum,
        }),
      ),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['collab', 'deliverable', 'subscription'],
  },
})
