import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { briefStatuses } from '../statuses.ts'

export const briefsSearch = z.object({ uid: z.optional(z.string()), status: z.optional(z.enum(briefStatuses)) })
export const briefSearch = z.object({
  uid: z.optional(z.string()),
  brief: z.optional(z.string()),
  /** Its versions instead of the editor. */
  history: z.optional(z.literal('yes')),
})

/** Our team’s page about a brief. */
export const briefRecordSearch = z.object({ brief: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const briefPages = {
  '/app/brand/brief': briefSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof briefPages> {}
}

/** A brand's briefs. */
export const toBriefs = (uid?: string): To => ({ path: '/app/brand/briefs', search: { uid } })
/** One brief in the editor. */
export const toBrief = (uid: string, brief: string): To => ({ path: '/app/brand/brief', search: { uid, brief } })
/** Our team’s page about a brief: what happened with it, and what to do next. */
export const toBriefRecord = (brief: string): To => ({ path: '/app/admin/brief', search: { brief } })
/** What a brief said, version by version. */
export const toBriefHistory = (uid: string, brief: string): To => ({
  path: '/app/brand/brief',
  search: { uid, brief, history: 'yes' },
})
/** A brief, to be copied to other venues of its organisation. */
export const toCopyBrief = (uid: string, brief: string): To => ({
  path: '/app/group/copy-brief',
  search: { uid, brief },
})
/** The search for creators, with how well each suits a brief. */
export const toCreatorsFor = (uid: string, brief: string): To => ({
  path: '/app/brand/creators',
  search: { uid, brief },
})
