import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { type Box, boxes } from '../box-names.ts'

export const dmsSearch = z.object({
  uid: z.optional(z.string()),
  /** Several venues together, with commas between them. */
  venues: z.optional(z.string().check(z.maxLength(8_000))),
  /** For an account manager: also the brands that others look after. */
  whose: z.optional(z.literal('all')),
  collab: z.optional(z.string()),
  box: z.optional(z.enum([...boxes, 'support'])),
  /** A conversation with support. */
  support: z.optional(z.string()),
  search: z.optional(z.string().check(z.maxLength(80))),
})

/** The pages of this domain, by what their addresses may hold. */
export const messagePages = {
  '/app/dms': dmsSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof messagePages> {}
}

/** All conversations of a profile. */
export const toInbox = (uid: string): To => ({ path: '/app/dms', search: { uid } })

/** The conversations of several venues together. */
export const toInboxOf = (uid: string, venues: readonly string[]): To => ({
  path: '/app/dms',
  search: { uid, venues: venues.join(',') },
})

/** One conversation, beside the list it was found in. */
export const toThread = (
  collab: string,
  list: {
    uid?: string | undefined
    venues?: string | undefined
    whose?: 'all' | undefined
    box?: Box
    search?: string | undefined
  },
): To => ({
  path: '/app/dms',
  search: { ...list, box: list.box === 'inbox' ? undefined : list.box, collab },
})

/** A conversation with our people, beside the box it was found in. */
export const toSupport = (support: string, uid?: string, box: 'support' | 'inbox' = 'support'): To => ({
  path: '/app/dms',
  search: { uid, box: box === 'inbox' ? undefined : box, support },
})
