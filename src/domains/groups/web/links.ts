import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { ownProfileSearch } from '../../profiles/web/links.ts'
import { todaySearch } from '../../today/web/links.ts'

/** The venues of a group: which of them are shown (with commas between them; all without), how their table is looked at, and what is open in their list of things to do. */
export const groupSearch = z.extend(todaySearch, {
  ...tableSearch.shape,
  venues: z.optional(z.string().check(z.maxLength(8_000))),
})
export const copySearch = z.object({ uid: z.optional(z.string()), brief: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const groupPages = {
  '/app/group': groupSearch,
  '/app/group/add-venue': ownProfileSearch,
  '/app/group/copy-brief': copySearch,
  '/app/group/defaults': ownProfileSearch,
  '/app/group/team': ownProfileSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof groupPages> {}
}

/** All venues of the organisation that a brand is of. */
export const toGroup = (uid?: string): To => ({ path: '/app/group', search: { uid } })
/** One venue more, with what it costs. */
export const toAddVenue = (uid: string): To => ({ path: '/app/group/add-venue', search: { uid } })
/** Who works at which venue, and as what. */
export const toGroupTeam = (uid: string): To => ({ path: '/app/group/team', search: { uid } })
/** House rules and what new briefs begin with, of all venues and of single ones. */
export const toGroupDefaults = (uid: string): To => ({ path: '/app/group/defaults', search: { uid } })
