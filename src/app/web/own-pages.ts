import * as z from 'zod/mini'
import { collabSearch } from '../../domains/collabs/web/links.ts'
import { brandSearch, influencerSearch, ownProfileSearch } from '../../domains/profiles/web/links.ts'
import { todaySearch } from '../../domains/today/web/links.ts'
import { doorSearch } from '../../domains/visits/web/links.ts'
import { tableSearch } from '../../kit/web/grid/table-state.ts'
import type { PagesOf } from '../../kit/web/link.tsx'
import { recordTabSearch } from './record-tabs.ts'

/** Pages that belong to no domain, or show several. */
export const ownPages = {
  '/app': z.object({}),
  '/app/influencer': z.object({}),
  '/app/account': z.object({}),
  '/app/influencer/profile-editor': ownProfileSearch,
  '/app/brand/preferences': ownProfileSearch,
  '/app/admin/brand-browser': z.extend(tableSearch, {
    ...todaySearch.shape,
    /** Today’s list instead of the brands. */
    view: z.optional(z.literal('today')),
  }),
  '/app/admin/brand': z.extend(brandSearch, recordTabSearch.shape),
  '/app/admin/influencer': z.extend(influencerSearch, recordTabSearch.shape),
  '/app/admin/training': z.object({}),
  '/app/collab': collabSearch,
  '/door': doorSearch,
}

declare module '../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof ownPages> {}
}
