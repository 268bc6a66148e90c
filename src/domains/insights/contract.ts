import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineCalls } from '../accounts/roles.ts'
import { BrandUid } from '../profiles/contract.ts'

export const BriefHealth = z.object({
  uid: z.string(),
  title: z.string(),
  views: z.number(),
  requests: z.number(),
  placesLeft: z.number(),
  /** Times of the next seven days that nobody has booked, and the first of them. */
  emptySlots: z.number(),
  nextEmptySlot: z.nullable(instant),
  /** What would help, in a sentence; null when all is well. */
  advice: z.nullable(z.string()),
})

export const insightCalls = defineCalls({
  /** A brand's numbers and what they mean; what waits for the brand is told by its collabs. */
  getBrandFigures: {
    kind: 'read',
    who: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      visits: z.number(),
      /** Approved pieces whose rights of use have not ended. */
      usablePieces: z.number(),
      publishedPieces: z.number(),
      /** Published pieces that have figures; the views are theirs alone. */
      piecesWithFigures: z.number(),
      views: z.number(),
      freeCollabs: z.object({ left: z.number(), of: z.number(), resetsAt: instant }),
      /** Median hours to an answer in the last 90 days; of similar venues once there are five of them. */
      answers: z.object({
        hours: z.nullable(z.number()),
        similarHours: z.nullable(z.number()),
        similarVenues: z.number(),
      }),
      briefs: z.array(BriefHealth),
      timezone: z.string(),
      manager: z.nullable(z.object({ name: z.string(), email: z.string() })),
      /** The first steps and which are done; null once all are. */
      firstSteps: z.nullable(z.array(z.object({ key: z.string(), label: z.string(), done: z.boolean() }))),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'brief', 'deliverable', 'profile'],
  },
})
