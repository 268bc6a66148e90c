import * as z from 'zod/mini'
import { userExplorerSearch } from '../../accounts/web/links.ts'
import { calendarSpans } from '../visit-calendar.ts'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const briefManagerSearch = z.extend(tableSearch, {
  tab: z.optional(z.enum(['queue', 'all', 'disclosure'])),
  brief: z.optional(z.string()),
})

export const collabExplorerSearch = z.extend(tableSearch, {
  /** Another view of the same rows. */
  as: z.optional(z.enum(['board', 'calendar'])),
  /** How many days the calendar shows, and one of them; a month and today unless said otherwise. */
  span: z.optional(z.enum(calendarSpans)),
  on: z.optional(z.iso.date()),
})

/** The pages of this domain, by what their addresses may hold. */
export const staffPages = {
  '/app/admin/influencer-manager': tableSearch,
  '/app/admin/collab-explorer': collabExplorerSearch,
  '/app/admin/collab-brief-manager': briefManagerSearch,
  '/app/admin/user-explorer': userExplorerSearch,
  '/app/admin/preferences': z.object({}),
  '/app/admin/audit': tableSearch,
  '/app/admin/integrations': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof staffPages> {}
}

/** What is connected, and how it does. */
export const toIntegrations = (): To => ({ path: '/app/admin/integrations' })
