import * as z from 'zod/mini'
import { day, instant } from '../../kit/contract/fields.ts'
import { TableView } from '../collabs/views.ts'

/** The nights of a brief that a collab can book. Nights that are closed are left out; a full one has no rooms left. */
export const OfferedStay = z.object({
  minNights: z.number(),
  maxNights: z.number(),
  checkOutBy: z.string(),
  /** What one night is worth; null where the value is that of the whole stay. */
  nightMinor: z.nullable(z.number()),
  valueMinor: z.number(),
  currency: z.string(),
  nights: z.array(
    z.object({
      day,
      left: z.number(),
      /** Where else the creator stays that night; null when nowhere. */
      clash: z.nullable(z.string()),
      /** Which stay of that night their own unanswered requests name; null when none. */
      asked: z.nullable(z.string()),
    }),
  ),
})

/** The times that can be booked, on the clock of the venue. */
export const OpenSlots = z.object({
  timezone: z.string(),
  slotMinutes: z.number(),
  maxGuests: z.number(),
  /** Why there is none. */
  note: z.nullable(z.string()),
  /** Of a stay; its slots are the days of check-in, with the rooms of the shortest stay from there. */
  stay: z.nullable(OfferedStay),
  slots: z.array(
    z.object({
      startsAt: instant,
      left: z.number(),
      capacity: z.number(),
      /** What of the influencer's own visits it overlaps with or is too near to; null when nothing. */
      clash: z.nullable(z.string()),
      /** Which time about then their own unanswered requests name; null when none. */
      asked: z.nullable(z.string()),
      /** How far it is on foot from their visits before and after it that day; null where there are none in walking distance. */
      walk: z.nullable(z.string()),
    }),
  ),
})

/** What a venue ticks of a visit at its door. */
export const DoorMark = z.enum(['arrived', 'did-not-come', 'could-not-host'])
export type DoorMark = z.output<typeof DoorMark>

/** One of today's visits on the door page: what the door needs, and nothing else. */
export const DoorVisit = z.object({
  uid: z.string(),
  startsAt: instant,
  /** Of a stay, `2 nights, 12–14 Jun`. */
  stay: z.nullable(z.string()),
  name: z.string(),
  handle: z.string(),
  avatar: z.nullable(z.string()),
  guests: z.number(),
  needs: z.nullable(z.string()),
  table: z.optional(TableView),
  lateMinutes: z.nullable(z.number()),
  includes: z.string(),
  capMinor: z.nullable(z.number()),
  currency: z.string(),
  state: z.enum(['expected', 'arrived', 'did-not-come', 'could-not-host']),
})

/** A visit that took place, and what it was worth by its terms. */
export const Experience = z.object({
  collabUid: z.string(),
  visitedAt: instant,
  timezone: z.string(),
  brandName: z.string(),
  title: z.string(),
  valueMinor: z.number(),
  currency: z.string(),
})
/** What the visits of one currency were worth. */
export const Amount = z.object({ currency: z.string(), valueMinor: z.number(), visits: z.number() })
