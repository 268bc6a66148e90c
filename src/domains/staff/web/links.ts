import * as z from 'zod/mini'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { calendarSpans } from '../../visits/visit-calendar.ts'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const briefManagerSearch = z.extend(tableSearch, {
  tab: z.optional(z.enum(['queue', 'all', 'disclosure'])),
  brief: z.optional(z.string()),
})

const inCity = z.optional(z.enum(plusoneCities))

export const collabExplorerSearch = z.extend(tableSearch, {
  /** Another view of the same rows. */
  as: z.optional(z.enum(['board', 'calendar', 'map'])),
  /** How many days the calendar shows, and one of them; a month and today unless said otherwise. */
  span: z.optional(z.enum(calendarSpans)),
  on: z.optional(z.iso.date()),
  city: inCity,
})

/** A list that can be seen on the map, and the city whose rows are listed beside it. */
export const mappedSearch = z.extend(tableSearch, { as: z.optional(z.literal('map')), city: inCity })

/** The brands can be seen as a board too. */
export const brandTableSearch = z.extend(mappedSearch, { as: z.optional(z.enum(['board', 'map'])) })

/** The pages of this domain, by what their addresses may hold. */
export const staffPages = {
  '/app/admin/influencer-manager': mappedSearch,
  '/app/admin/collab-explorer': collabExplorerSearch,
  '/app/admin/content': tableSearch,
  '/app/admin/collab-brief-manager': briefManagerSearch,
  '/app/admin/preferences': z.object({}),
  '/app/admin/rules': z.object({}),
  '/app/admin/audit': tableSearch,
  '/app/admin/integrations': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof staffPages> {}
}

/** The content of all collabs. */
export const toContent = (): To => ({ path: '/app/admin/content' })

/** What is connected, and how it does. */
export const toIntegrations = (): To => ({ path: '/app/admin/integrations' })
