import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const listExplorerSearch = z.extend(tableSearch, {
  list: z.optional(z.string()),
  /** Of an open list: once members, instead of members. */
  removed: z.optional(z.literal('yes')),
})

/** The pages of this domain, by what their addresses may hold. */
export const listPages = {
  '/app/admin/influencer-list-explorer': listExplorerSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof listPages> {}
}

export const toLists: To = { path: '/app/admin/influencer-list-explorer' }
export const toList = (list: string): To => ({ ...toLists, search: { list } })

/** The page of a brief that is open to a list. */
export const toBriefOf = (uid: string, brief: string): To => ({ path: '/app/brand/brief', search: { uid, brief } })
