import * as z from 'zod/mini'
import type { PagesOf } from '../../../kit/web/link.tsx'

/** The part of the profile editor with the accounts on platforms. */
export const accountsPart = 'accounts'

/** What a platform sends the browser back with. */
export const connectedSearch = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  error: z.optional(z.string()),
})

/** The pages of this domain, by what their addresses may hold. */
export const platformPages = {
  '/app/influencer/connected': connectedSearch,
  '/app/admin/follower-jumps': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof platformPages> {}
}
