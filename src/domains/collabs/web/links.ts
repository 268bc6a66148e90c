import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'

export const collabSearch = z.object({ uid: z.optional(z.string()), collab: z.optional(z.string()) })
export const doorSearch = z.object({ token: z.optional(z.string()) })
export const explorerSearch = z.object({
  preset: z.optional(z.enum(['all', 'unanswered', 'unconfirmed', 'without-content', 'overdue', 'disputed'])),
})

/** The page about one collab, for a profile of its two sides or for staff. */
export const toCollab = (collab: string, uid?: string): To => ({ path: '/app/collab', search: { uid, collab } })
