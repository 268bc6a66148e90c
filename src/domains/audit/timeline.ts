import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { sides } from './sides.ts'

/** Every detail of an event that a timeline can show. What is not named here stays in the audit log. */
export const EventDetails = z.object({
  /** The reason or the words that were given with it. */
  why: z.optional(z.string()),
  /** Of a deliverable: reel, story, post … */
  type: z.optional(z.string()),
  startsAt: z.optional(instant),
  /** How many come as well as the creator. */
  guests: z.optional(z.int()),
  /** Of a stay. */
  nights: z.optional(z.int()),
  dueAt: z.optional(instant),
  minutes: z.optional(z.int()),
  decision: z.optional(z.string()),
  /** Of new terms: which lines of the agreement. */
  changes: z.optional(z.string()),
  /** Which of the times that a request named was booked, the best being 1. */
  choice: z.optional(z.int()),
  /** The times before it, each with why it couldn’t be booked. */
  passed: z.optional(z.array(z.object({ startsAt: instant, nights: z.optional(z.int()), why: z.string() }))),
})
export type Detail = keyof z.output<typeof EventDetails>

/** An event as one viewer may see it. */
export const TimelineEvent = z.object({
  uid: z.string(),
  at: instant,
  kind: z.string(),
  words: z.string(),
  side: z.enum(sides),
  details: EventDetails,
})
export type TimelineEvent = z.output<typeof TimelineEvent>
