import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'

/** One of today's visits on the door page: what the door needs, and nothing else. */
export const DoorVisit = z.object({
  uid: z.string(),
  startsAt: instant,
  name: z.string(),
  handle: z.string(),
  avatar: z.nullable(z.string()),
  guests: z.number(),
  needs: z.nullable(z.string()),
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
