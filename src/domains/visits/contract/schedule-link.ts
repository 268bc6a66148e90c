import * as z from 'zod/mini'
import { instant, optionalText } from '../../../kit/contract/fields.ts'
import { defineCalls } from '../../../access/roles.ts'
import { OfferedStay } from '../views.ts'

const token = z.string().check(z.maxLength(200))

export const scheduleLinkEntries = defineCalls({
  /** What a mailed link to pick a time opens: the times, or why there are none any more. A link that is not ours is not found. */
  getScheduleLink: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token }),
    output: z.object({
      /** `used`: a time is booked. `ended`: the collab is over. `expired`: the link is too old, booking itself still goes. */
      state: z.enum(['open', 'used', 'ended', 'expired']),
      brandName: z.string(),
      briefTitle: z.string(),
      timezone: z.string(),
      slotMinutes: z.number(),
      maxGuests: z.number(),
      /** When the visit is; with `used` alone. */
      bookedFor: z.nullable(instant),
      /** Of a booked stay, `2 nights, 12–14 Jun`. */
      bookedStay: z.nullable(z.string()),
      /** Where the booked visit is, with how many, and its calendar file, while the link is in time; the rest is told to who is signed in. */
      booked: z.nullable(z.object({ address: z.string(), guests: z.number(), calendar: z.string() })),
      /** Why no time can be booked now. */
      note: z.nullable(z.string()),
      /** `isTaken`: the creator has another visit about then; where is told only to who is signed in. */
      stay: z.nullable(OfferedStay),
      /** `isAsked`: another request of theirs names a time about then. */
      slots: z.array(
        z.object({
          startsAt: instant,
          left: z.number(),
          capacity: z.number(),
          isTaken: z.boolean(),
          isAsked: z.boolean(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /** Books from a mailed link; as `scheduleVisit`, once. */
  scheduleByLink: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({
      token,
      startsAt: instant,
      nights: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
      guests: z.int().check(z.minimum(0), z.maximum(10)),
      needs: optionalText(400),
    }),
    output: z.object({ bookedFor: instant }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collab'],
  },
})
