import * as z from 'zod/mini'
import { day, instant } from '../../kit/contract/fields.ts'
import { BriefDeliverable, Stay, usageRights } from '../briefs/brief.ts'
import { FileView } from '../media/contract.ts'
import { InfluencerView } from '../profiles/views.ts'
import { Obstacle } from './obstacles.ts'
import { asides } from './possible.ts'
import { outcomes, tableActions } from './stages.ts'
import { Terms } from './terms.ts'
import { ChangedRow } from './terms-changes.ts'

const StayView = z.object({ checkInOn: day, checkOutOn: day })

/**
 * Of a table for a visit: it’s being reserved, waits for the venue’s approval, or is there, by hand as `kept`. There’s none where
 * the time is `full`, the restaurant `declined` or cancelled it, or its system keeps refusing it.
 */
export const tableStates = ['waiting', 'requested', 'reserved', 'kept', 'full', 'declined', 'refused'] as const
export const TableView = z.object({
  state: z.enum(tableStates),
  /** For how many, the creator included. */
  people: z.number(),
  /** What the system calls it. */
  reference: z.nullable(z.string()),
})

export const VisitView = z.object({
  uid: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Of a visit by the night, its dates at the venue; then the two times above are check-in and check-out. */
  stay: z.optional(StayView),
  guests: z.number(),
  guestNames: z.array(z.string()),
  needs: z.nullable(z.string()),
  confirmed: z.boolean(),
  checkedInAt: z.nullable(instant),
  lateMinutes: z.nullable(z.number()),
  proposed: z.array(instant),
  /** The table in the venue’s booking system, where it has connected one. */
  table: z.optional(TableView),
  /** Its place went to the next in line because nobody confirmed: another time is to be chosen. */
  released: z.boolean(),
})

export const DeliverableSummary = z.object({
  uid: z.string(),
  type: z.string(),
  contentType: z.string(),
  platform: z.string(),
  status: z.enum(['pending', 'approved', 'published']),
  submitted: z.boolean(),
})

/** What a view says of each action: the table's, and what can be done besides. */
export const collabActions = [...tableActions.filter((action) => action !== 'expire'), ...asides] as const

export const CollabView = z.object({
  uid: z.string(),
  version: z.number(),
  stage: z.literal([1, 3, 4, 5, 6]),
  outcome: z.enum(outcomes),
  startedBy: z.enum(['influencer', 'brand', 'staff']),
  /** The side the viewer is on. */
  side: z.enum(['influencer', 'brand', 'staff']),
  message: z.string(),
  /** How well the creator suits the brief: of today while the request waits for its answer, afterwards of the day it was made. */
  fit: z.number(),
  fitReasons: z.array(z.object({ part: z.string(), points: z.number(), of: z.number(), text: z.string() })),
  /** What the brief offers now; once agreed, `terms` hold instead. */
  brief: z.object({
    uid: z.string(),
    title: z.string(),
    picture: z.nullable(z.string()),
    valueMinor: z.number(),
    currency: z.string(),
    /** Of a visit by the night; with `perNight` the value is that of one night. */
    stay: z.optional(z.pick(Stay, { minNights: true, maxNights: true, perNight: true })),
    guests: z.number(),
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    serviceCovered: z.boolean(),
    deliverables: z.array(BriefDeliverable),
    usageRights: z.enum(usageRights),
    usageMonths: z.number(),
    onlineMonths: z.number(),
    /** All spots are taken: nothing more can be approved until the brand adds some. */
    isFull: z.boolean(),
  }),
  brand: z.object({
    uid: z.string(),
    name: z.string(),
    profilePic: z.nullable(z.string()),
    address: z.string(),
    city: z.string(),
    timezone: z.string(),
    hostName: z.nullable(z.string()),
    hostPhone: z.nullable(z.string()),
    arrivalText: z.string(),
    houseRules: z.string(),
  }),
  influencer: InfluencerView,
  terms: z.nullable(Terms),
  /** What a request that waits for its answer asks for differently from the brief, line by line; null where nothing. */
  suggestion: z.nullable(z.object({ rows: z.array(ChangedRow) })),
  /** When a request that waits for its answer would like to come, the best first; null where it names no time. */
  preferred: z.nullable(
    z.object({
      times: z.array(
        z.object({
          startsAt: instant,
          stay: z.optional(StayView),
          /** A yes could book it now. */
          free: z.boolean(),
          /** Why it couldn’t, of one that isn’t free. */
          why: z.optional(Obstacle),
        }),
      ),
      guests: z.number(),
    }),
  ),
  visit: z.nullable(VisitView),
  waiting: z.nullable(z.object({ startsAt: instant, stay: z.optional(StayView), offeredUntil: z.nullable(instant) })),
  deliverables: z.array(DeliverableSummary),
  requestedAt: instant,
  answerBy: instant,
  contentDueAt: z.nullable(instant),
  closeText: z.nullable(z.string()),
  disputed: z.boolean(),
  /** What the influencer says against a no-show; the evidence is for them and for staff. */
  dispute: z.nullable(
    z.object({
      text: z.string(),
      at: instant,
      evidence: z.nullable(FileView),
      decision: z.nullable(z.enum(['stands', 'reversed'])),
      reason: z.nullable(z.string()),
    }),
  ),
  venueAnswer: z.nullable(z.object({ text: z.string(), at: instant })),
  can: z.record(z.enum(collabActions), z.boolean()),
})

/** Where an influencer stands in the line of a full brief, and until when a spot is held for them. */
export const BriefLine = z.object({
  waiting: z.boolean(),
  /** How many wait before this influencer; of the whole line where they do not wait. */
  ahead: z.number(),
  offeredUntil: z.nullable(instant),
})
