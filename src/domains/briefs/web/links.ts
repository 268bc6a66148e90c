import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import { briefStatuses } from '../statuses.ts'

export const briefsSearch = z.object({ uid: z.optional(z.string()), status: z.optional(z.enum(briefStatuses)) })
export const briefSearch = z.object({ uid: z.optional(z.string()), brief: z.optional(z.string()) })
export const briefManagerSearch = z.object({
  tab: z.optional(z.enum(['queue', 'all'])),
  status: z.optional(z.enum(briefStatuses)),
  search: z.optional(z.string()),
  brief: z.optional(z.string()),
})

/** A brand's briefs. */
export const toBriefs = (uid?: string): To => ({ path: '/app/brand/briefs', search: { uid } })
/** One brief in the editor. */
export const toBrief = (uid: string, brief: string): To => ({ path: '/app/brand/brief', search: { uid, brief } })
