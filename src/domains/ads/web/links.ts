import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { adStates } from '../states.ts'

export const adManagerSearch = z.object({
  state: z.optional(z.enum(adStates)),
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
