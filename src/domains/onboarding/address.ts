import * as z from 'zod/mini'
import { tierIds } from '../plans/tiers.ts'
import { sides } from './sides.ts'

/** What the address of `/join` may hold. */
export const joinSearch = z.object({
  tier: z.optional(z.enum(tierIds)),
  as: z.optional(z.enum(sides)),
  /** The venue’s name, as it was typed on the front page. */
  venue: z.optional(z.string().check(z.trim(), z.maxLength(80))),
})
