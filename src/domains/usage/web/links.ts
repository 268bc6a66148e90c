import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const usageTabs = ['events', 'sessions', 'stats', 'errors', 'speed'] as const
/** The state in it is that of the tab's list. */
export const usageSearch = z.extend(tableSearch, {
  tab: z.optional(z.enum(usageTabs)),
  session: z.optional(z.string()),
  days: z.optional(z.enum(['14', '28', '90'])),
})

/** The pages of this domain, by what their addresses may hold. */
export const usagePages = {
  '/app/admin/usage-explorer': usageSearch,
  '/consent': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof usagePages> {}
}

/** Where one says whether one may be counted. */
export const toConsent = (): To => ({ path: '/consent' })
export const toUsageSession = (session: string): To => ({
  path: '/app/admin/usage-explorer',
  search: { tab: 'sessions', session },
})
