import * as z from 'zod/mini'
import type { PagesOf } from '../../../kit/web/link.tsx'

export const dashboardSearch = z.object({
  uid: z.optional(z.string()),
  show: z.optional(z.enum(['active', 'to-confirm', 'applied', 'past'])),
})

export const analyticsSearch = z.object({ uid: z.optional(z.string()), days: z.optional(z.enum(['30', '90', '365'])) })

/** The pages of this domain, by what their addresses may hold. */
export const analyticsPages = {
  '/app/brand/dashboard': dashboardSearch,
  '/app/analytics': analyticsSearch,
  '/app/influencer/dashboard': dashboardSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof analyticsPages> {}
}
