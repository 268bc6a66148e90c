import * as z from 'zod/mini'
import { userExplorerSearch } from '../../domains/accounts/web/links.ts'
import { briefRecordSearch, briefsSearch } from '../../domains/briefs/web/links.ts'
import { collabSearch } from '../../domains/collabs/web/links.ts'
import { organisationSearch } from '../../domains/organisations/web/links.ts'
import { brandSearch, influencerSearch, ownProfileSearch } from '../../domains/profiles/web/links.ts'
import { addSearch } from '../../domains/records/web/record-links.ts'
import { brandTableSearch } from '../../domains/staff/web/links.ts'
import { todaySearch } from '../../domains/today/web/links.ts'
import { doorSearch } from '../../domains/visits/web/links.ts'
import { tableSearch } from '../../kit/web/grid/table-state.ts'
import type { PagesOf } from '../../kit/web/link.tsx'
import { preferencesSearch } from './preference-sections.ts'
import { recordTabSearch } from './record-tabs.ts'

/** A brand’s briefs: which of them, how their table is looked at, and the number whose collabs are open, such as `visits:brief_…`. */
export const briefListSearch = z.extend(tableSearch, {
  ...briefsSearch.shape,
  rows: z.optional(z.string().check(z.maxLength(80))),
})

/** Pages that belong to no domain, or show several. */
export const ownPages = {
  '/app': z.object({}),
  '/app/influencer': z.object({}),
  '/app/account': z.object({}),
  '/app/influencer/profile-editor': ownProfileSearch,
  '/app/brand/preferences': preferencesSearch,
  '/app/brand/briefs': briefListSearch,
  '/app/admin/brand-browser': z.extend(brandTableSearch, {
    ...todaySearch.shape,
    /** Today’s list instead of the brands. */
    view: z.optional(z.literal('today')),
  }),
  '/app/admin/brand': z.extend(brandSearch, { ...recordTabSearch.shape, ...addSearch.shape }),
  '/app/admin/influencer': z.extend(influencerSearch, { ...recordTabSearch.shape, ...addSearch.shape }),
  '/app/admin/organisation': z.extend(organisationSearch, recordTabSearch.shape),
  '/app/admin/brief': z.extend(briefRecordSearch, recordTabSearch.shape),
  '/app/admin/user-explorer': z.extend(userExplorerSearch, recordTabSearch.shape),
  '/app/admin/training': z.object({}),
  '/app/collab': z.extend(collabSearch, recordTabSearch.shape),
  '/door': doorSearch,
}

declare module '../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof ownPages> {}
}
