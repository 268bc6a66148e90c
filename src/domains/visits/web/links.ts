import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const checkInSearch = z.object({
  uid: z.optional(z.string()),
  code: z.optional(z.string().check(z.toUpperCase(), z.maxLength(6))),
})
/** The door of a venue: by its link, and from a creator's ticket, the visit that it is for. */
export const doorSearch = z.object({ token: z.optional(z.string()), ticket: z.optional(z.string()) })
export const scheduleLinkSearch = z.object({ token: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const visitPages = {
  '/app/check-in': checkInSearch,
  '/app/influencer/schedule': scheduleLinkSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof visitPages> {}
}

/** Where a scanned ticket leads: to the door page that the venue's own phone knows. */
export const toTicket = (visitUid: string): To => ({ path: '/door', search: { ticket: visitUid } })

/** Where an influencer checks in; the profile is the session's. */
export const toCheckIn = (code: string): To => ({ path: '/app/check-in', search: { code } })
