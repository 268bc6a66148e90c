import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { ownProfileSearch } from '../../profiles/web/links.ts'
import { todaySearch } from '../../today/web/links.ts'
import { calendarSpans } from '../../visits/visit-calendar.ts'

/** The venues of a group: which of them are shown (with commas between them; all without), how their table is looked at, and what is open in their list of things to do. */
export const groupSearch = z.extend(todaySearch, {
  ...tableSearch.shape,
  venues: z.optional(z.string().check(z.maxLength(8_000))),
})
/** The page that adds a venue; `import` and `line`: from which line of the owner’s list. */
export const addVenueSearch = z.extend(ownProfileSearch, {
  import: z.optional(z.string()),
  line: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
})
/** `import`: the list that is open. */
export const importVenuesSearch = z.extend(ownProfileSearch, { import: z.optional(z.string()) })
/** `venues`: which are shown, with commas between them, all without; and how their table is looked at. */
export const groupTableSearch = z.extend(ownProfileSearch, {
  ...tableSearch.shape,
  venues: z.optional(z.string().check(z.maxLength(8_000))),
})
/** `venues` as above; how many days the calendar shows, and one of them: a month and today unless said otherwise. */
export const groupCalendarSearch = z.extend(ownProfileSearch, {
  venues: z.optional(z.string().check(z.maxLength(8_000))),
  span: z.optional(z.enum(calendarSpans)),
  on: z.optional(z.iso.date()),
})
export const copySearch = z.object({ uid: z.optional(z.string()), brief: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const groupPages = {
  '/app/group': groupSearch,
  '/app/group/content': groupTableSearch,
  '/app/group/briefs': groupTableSearch,
  '/app/group/calendar': groupCalendarSearch,
  '/app/group/add-venue': addVenueSearch,
  '/app/group/import-venues': importVenuesSearch,
  '/app/group/copy-brief': copySearch,
  '/app/group/defaults': ownProfileSearch,
  '/app/group/team': ownProfileSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof groupPages> {}
}

/** All venues of the organisation that a brand is of. */
export const toGroup = (uid?: string): To => ({ path: '/app/group', search: { uid } })
/** The content of several venues together; without `venues` of all. */
export const toGroupContent = (uid: string, venues?: readonly string[]): To => ({
  path: '/app/group/content',
  search: { uid, venues: venues?.join(',') },
})
/** The briefs of several venues in one table; without `venues` of all. */
export const toGroupBriefs = (uid: string, venues?: readonly string[]): To => ({
  path: '/app/group/briefs',
  search: { uid, venues: venues?.join(',') },
})
/** The visits of several venues in one calendar; without `venues` of all. */
export const toGroupCalendar = (uid: string, venues?: readonly string[]): To => ({
  path: '/app/group/calendar',
  search: { uid, venues: venues?.join(',') },
})
/** One venue more, with what it costs; `from`: the line of the owner’s list that it comes from. */
export const toAddVenue = (uid: string, from?: { importUid: string; line: number }): To => ({
  path: '/app/group/add-venue',
  search: { uid, import: from?.importUid, line: from && String(from.line) },
})
/** Venues from a file of the owner’s; `open`: the list that is looked at. */
export const toImportVenues = (uid: string, open?: string): To => ({
  path: '/app/group/import-venues',
  search: { uid, import: open },
})
/** Who works at which venue, and as what. */
export const toGroupTeam = (uid: string): To => ({ path: '/app/group/team', search: { uid } })
/** House rules and what new briefs begin with, of all venues and of single ones. */
export const toGroupDefaults = (uid: string): To => ({ path: '/app/group/defaults', search: { uid } })
