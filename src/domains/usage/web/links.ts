import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { eventRoles } from '../event.ts'

export const usageTabs = ['events', 'sessions', 'stats', 'errors'] as const
export const usageSearch = z.object({
  tab: z.optional(z.enum(usageTabs)),
  about: z.optional(z.string()),
  name: z.optional(z.string()),
  role: z.optional(z.enum(eventRoles)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  session: z.optional(z.string()),
  request: z.optional(z.string()),
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
