import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const collabSearch = z.object({
  uid: z.optional(z.string()),
  collab: z.optional(z.string()),
  /** Files that were shared from the phone go to this deliverable, or each to one that needs its kind. */
  shared: z.optional(z.string()),
  /** A deliverable that is opened instead of the first with something to do. */
  deliverable: z.optional(z.string()),
  /** Opens the proposal of other terms. */
  propose: z.optional(z.literal('yes')),
})
/** Whom to invite, by the address of their public page, and for which place. */
export const inviteSearch = z.object({
  creator: z.optional(z.string().check(z.maxLength(60))),
  uid: z.optional(z.string()),
})

/** The pages of this domain, by what their addresses may hold. */
export const collabPages = {
  '/invite': inviteSearch,
  '/app/brand/invite': inviteSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof collabPages> {}
}

/** The page about one collab, for a profile of its two sides or for staff. */
export const toCollab = (collab: string, uid?: string): To => ({ path: '/app/collab', search: { uid, collab } })

/** The same page, at one of its deliverables. */
export const toDeliverable = (collab: string, deliverable: string, uid?: string): To => ({
  path: '/app/collab',
  search: { uid, collab, deliverable },
})

/** The same page with the proposal of other terms open. */
export const toTermsProposal = (collab: string, uid?: string): To => ({
  path: '/app/collab',
  search: { uid, collab, propose: 'yes' },
})

/** The messages of a collab, for a profile of its two sides or for staff. */
export const toMessages = (collab: string, uid?: string): To => ({ path: '/app/dms', search: { uid, collab } })
