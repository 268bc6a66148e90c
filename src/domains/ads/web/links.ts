import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const adManagerSearch = z.extend(tableSearch, {
  /** The one that is open; `new` begins one. */
  ad: z.optional(z.string()),
})

/** The pages of this domain, by what their addresses may hold. */
export const adPages = {
  '/app/admin/ad-manager': adManagerSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof adPages> {}
}

const path = '/app/admin/ad-manager'
export const toAds = (): To => ({ path })
export const toAd = (ad: string): To => ({ path, search: { ad } })
