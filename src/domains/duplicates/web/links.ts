import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { toBrand, toInfluencer } from '../../profiles/web/links.ts'

/** The profile that stays, and the one that goes; what is missing is chosen there. */
export const mergeSearch = z.object({ profile: z.optional(z.string()), other: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const duplicatePages = {
  '/app/admin/merge': mergeSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof duplicatePages> {}
}

export const isBrand = (uid: string): boolean => uid.startsWith('brand_')

/** The team’s page about a profile of either kind. */
export const toProfile = (uid: string): To => (isBrand(uid) ? toBrand(uid) : toInfluencer(uid))

/** Two profiles side by side, of which the first stays; those that are missing are chosen there. */
export const toMerge = (profile?: string, other?: string): To => ({
  path: '/app/admin/merge',
  search: { profile, other },
})
