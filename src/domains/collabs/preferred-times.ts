import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'

/** The most times that a request can name. */
export const mostPreferred = 3

const PreferredTime = z.object({
  startsAt: instant,
  /** Of a stay, which begins with the check-in `startsAt`. */
  nights: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
})

/** When a creator would like to come, the best first, and with how many. Approval books the first that is still free. */
export const PreferredTimes = z.object({
  times: z.array(PreferredTime).check(
    z.minLength(1, 'Choose at least one time.'),
    z.maxLength(mostPreferred, `Choose at most ${mostPreferred} times.`),
    z.refine((times) => new Set(times.map(({ startsAt }) => Date.parse(startsAt))).size === times.length, {
      error: 'Each time can only be chosen once.',
    }),
  ),
  guests: z.int().check(z.minimum(0), z.maximum(10)),
})
export type PreferredTimes = z.output<typeof PreferredTimes>
