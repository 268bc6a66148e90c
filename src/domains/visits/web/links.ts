import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'

export const checkInSearch = z.object({
  uid: z.optional(z.string()),
  code: z.optional(z.string().check(z.toUpperCase(), z.maxLength(6))),
})
export const doorSearch = z.object({ token: z.optional(z.string()) })

/** Where an influencer checks in; the profile is the session's. */
export const toCheckIn = (code: string): To => ({ path: '/app/check-in', search: { code } })
