import * as z from 'zod/mini'
import { tierIds } from '../plans/tiers.ts'
import { anyTimezone } from '../../kit/contract/fields.ts'

/** `with`: whom one would like to speak; `token` and `open`: a booked call, and what to do with it; `new`: it was booked just now; `timezone`: whose clock it is. */
export const scheduleSearch = z.object({
  with: z.optional(z.string().check(z.maxLength(60))),
  tier: z.optional(z.enum(tierIds)),
  source: z.optional(z.string().check(z.maxLength(60))),
  timezone: z.optional(anyTimezone),
  token: z.optional(z.string()),
  open: z.optional(z.enum(['move', 'cancel'])),
  new: z.optional(z.literal('yes')),
})
