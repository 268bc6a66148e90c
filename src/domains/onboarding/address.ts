import * as z from 'zod/mini'
import { tierIds } from '../plans/tiers.ts'
import { sides } from './sides.ts'

/** What the address of `/join` may hold. */
export const joinSearch = z.object({ tier: z.optional(z.enum(tierIds)), as: z.optional(z.enum(sides)) })
