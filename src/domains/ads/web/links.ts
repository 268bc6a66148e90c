import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import { adStates } from '../ad.ts'

export const adManagerSearch = z.object({
  state: z.optional(z.enum(adStates)),
  /** The one that is open; `new` begins one. */
  ad: z.optional(z.string()),
})

const path = '/app/admin/ad-manager'
export const toAds = (): To => ({ path })
export const toAd = (ad: string): To => ({ path, search: { ad } })
