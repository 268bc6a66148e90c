import * as z from 'zod/mini'
import { day } from '../../kit/contract/fields.ts'
import { BriefCardView } from '../briefs/contract.ts'

/** A brief in the feed of one influencer: the card with what keeps them from it, the fit in words, and how far it is. */
export const FeedCard = z.extend(BriefCardView, {
  logo: z.nullable(z.string()),
  /** The brief's own first, then the venue's; at most `mostPictures` of `contract.ts`. */
  pictures: z.array(z.string()),
  fit: z.number(),
  /** What speaks most for it; all reasons come with the brief. */
  fitWords: z.string(),
  /** From home; null as well where a trip brings them there. */
  distanceKm: z.nullable(z.number()),
  /** The trip that brings them to its city; the next slot is then one within it. */
  trip: z.nullable(z.object({ from: day, until: day })),
  saved: z.boolean(),
  /** `full`: every spot is taken, one can wait; `closed`: paused, ended or archived. */
  state: z.enum(['open', 'full', 'closed']),
  /** The open collab of this influencer on it, if there is one. */
  collabUid: z.nullable(z.string()),
  /** How far that collab is, and when its visit is booked. */
  standing: z.nullable(
    z.object({
      step: z.enum(['invited', 'requested', 'approved', 'booked', 'content-due', 'content-sent']),
      startsAt: z.optional(z.string()),
      stay: z.optional(z.object({ checkInOn: day, checkOutOn: day })),
    }),
  ),
})
