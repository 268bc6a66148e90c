import * as z from 'zod/mini'
import { collabSearch, explorerSearch } from '../../domains/collabs/web/links.ts'
import { brandBrowserSearch, ownProfileSearch } from '../../domains/profiles/web/links.ts'
import { todaySearch } from '../../domains/today/web/links.ts'
import { doorSearch } from '../../domains/visits/web/links.ts'
import type { PagesOf } from '../../kit/web/link.tsx'

/** Pages that belong to no domain, or show several. */
export const ownPages = {
  '/app': z.object({}),
  '/app/influencer': z.object({}),
  '/app/account': z.object({}),
  '/app/influencer/profile-editor': ownProfileSearch,
  '/app/admin/brand-browser': z.extend(brandBrowserSearch, {
    ...todaySearch.shape,
    /** Today’s list instead of the brands. */
    view: z.optional(z.literal('today')),
  }),
  '/app/admin/training': z.object({}),
  '/app/collab': collabSearch,
  '/door': doorSearch,
  '/app/admin/collab-explorer': explorerSearch,
}

declare module '../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof ownPages> {}
}
