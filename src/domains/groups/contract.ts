import * as z from 'zod/mini'
import { BrandUid, BriefUid } from '../../access/ids.ts'
import { defineCalls, membershipRoles } from '../../access/roles.ts'
import { day, instant, page, pageInput } from '../../kit/contract/fields.ts'
import { TableView } from '../collabs/views.ts'
import { outcomes } from '../collabs/stages.ts'
import { plusoneCities, venueCurrencies } from '../profiles/vocabulary.ts'
import { venuesAtMost } from '../today/contract.ts'
import { calendarDay, calendarSpans } from '../visits/visit-calendar.ts'
import { groupBriefEntries } from './contract/briefs.ts'
import { groupContentEntries } from './contract/content.ts'
import { defaultEntries } from './contract/defaults.ts'
import { venueEntries } from './contract/venues.ts'
import { BriefCopy, CopyOutcome, CopyVenue } from './copies.ts'

const readers = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const writers = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

/** What a venue needs before it can be found and booked. */
export const venueNeeds = ['photos', 'hours', 'briefs'] as const

/** One venue of a group: what is due there, who comes, and how it goes. */
export const GroupVenue = z.object({
  uid: z.string(),
  name: z.string(),
  city: z.enum(plusoneCities),
  district: z.string(),
  picture: z.nullable(z.string()),
  timezone: z.string(),
  /** As what the caller belongs to it; null for our own people. */
  role: z.nullable(z.enum(membershipRoles)),
  /** The items of Today, as its list has them. */
  due: z.object({ requests: z.number(), reviews: z.number(), others: z.number(), nextAt: z.nullable(instant) }),
  liveBriefs: z.number(),
  /** What it still needs before creators can find and book it. */
  missing: z.array(z.enum(venueNeeds)),
  /** On the venue's calendar. */
  visitsToday: z.number(),
  nextVisitAt: z.nullable(instant),
  /** Times of the next seven days, of live briefs with spots left, that nobody has booked. */
  openTimes: z.number(),
  nextOpenAt: z.nullable(instant),
  /** Content published in the last 30 days, and how much of it has insights. */
  published: z.number(),
  withInsights: z.number(),
  /** Of the content with insights alone; null where none of it has any. */
  views: z.nullable(z.number()),
})
export type GroupVenue = z.output<typeof GroupVenue>

/** How far ahead the visits of a group are listed. */
export const visitDays = 14

export const groupCalls = defineCalls({
  ...venueEntries,
  ...defaultEntries,
  ...groupBriefEntries,
  ...groupContentEntries,
  /** A brand's organisation with those of its venues that the caller belongs to; our own people see all of them. */
  getGroup: {
    kind: 'read',
    access: readers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      name: z.string(),
      plan: z.string(),
      venues: z.array(GroupVenue),
      can: z.object({ addVenue: z.boolean(), importVenues: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['profile', 'collab', 'visit', 'content', 'message', 'brief', 'subscription', 'logistics', 'today', 'team'],
  },
  /** Visits to these venues, from the beginning of today on each venue's calendar for two weeks; the next one first. */
  listGroupVisits: {
    kind: 'read',
    scope: 'visits:read',
    access: readers,
    input: z.object({ brandUids: z.array(BrandUid).check(z.minLength(1), z.maxLength(venuesAtMost)), ...pageInput }),
    output: page(
      z.object({
        uid: z.string(),
        collabUid: z.string(),
        brand: z.object({ uid: z.string(), name: z.string(), timezone: z.string() }),
        influencer: z.object({ name: z.string(), handle: z.string() }),
        startsAt: instant,
        stay: z.nullable(z.object({ checkInOn: z.string(), checkOutOn: z.string() })),
        guests: z.number(),
        table: z.optional(TableView),
        state: z.enum(['expected', 'confirmed', 'arrived']),
      }),
    ),
    refusals: ['not-found'],
    shows: ['visit', 'collab'],
  },
  /**
   * Visits to these venues on the days around `on`, each on its venue's clock: booked or checked in, not cancelled. A stay
   * stands on its day of check-in, and a month comes with the rest of its first and last week, which its own `count` leaves out. `count` of a day is how many it has, `rows` the first of them (`visitsShown`); their `uid` is
   * the collab's.
   */
  listGroupCalendar: {
    kind: 'read',
    scope: 'visits:read',
    access: readers,
    input: z.object({
      brandUids: z.array(BrandUid).check(z.minLength(1), z.maxLength(venuesAtMost)),
      span: z.enum(calendarSpans),
      on: calendarDay,
    }),
    output: z.object({
      from: day,
      until: day,
      count: z.number(),
      days: z.array(
        z.object({
          day,
          count: z.number(),
          rows: z.array(
            z.object({
              uid: z.string(),
              stage: z.literal([1, 3, 4, 5, 6]),
              outcome: z.enum(outcomes),
              brand: z.object({
                uid: z.string(),
                name: z.string(),
                city: z.enum(plusoneCities),
                timezone: z.string(),
              }),
              creator: z.object({ name: z.string() }),
              visit: z.object({
                startsAt: instant,
                stay: z.optional(z.object({ checkInOn: day, checkOutOn: day })),
                checkedInAt: z.nullable(instant),
                table: z.optional(TableView),
              }),
            }),
          ),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['visit', 'collab', 'deliverable'],
  },
  /** What a brief would say at the other venues of its organisation that the caller works for. */
  getBriefCopies: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ briefUid: BriefUid }),
    output: z.object({
      title: z.string(),
      /** Of the brief: its value is in no other. */
      currency: z.enum(venueCurrencies),
      brandUid: z.string(),
      brandName: z.string(),
      /** Of an overnight stay the check-in days stay as they are. */
      isStay: z.boolean(),
      slotMinutes: z.number(),
      venues: z.array(CopyVenue),
    }),
    refusals: ['not-found'],
    shows: ['brief', 'profile'],
  },
  /** Makes a draft of a brief at each of these venues, with what differs there. What one venue refuses keeps no other from its draft. */
  copyBrief: {
    kind: 'write',
    creates: true,
    access: writers,
    input: z.object({
      briefUid: BriefUid,
      copies: z.array(BriefCopy).check(z.minLength(1), z.maxLength(venuesAtMost)),
    }),
    output: z.object({ summary: z.string(), results: z.array(CopyOutcome) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['brief'],
  },
})
