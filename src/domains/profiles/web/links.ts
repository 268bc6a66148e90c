import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const brandSearch = z.object({ brand: z.optional(z.string()) })
export const influencerSearch = z.object({ influencer: z.optional(z.string()) })
export const ownProfileSearch = z.object({
  uid: z.optional(z.string()),
  /** Where there is no room for both: what brands see, in place of the form. */
  show: z.optional(z.literal('preview')),
})

/** The pages of this domain, by what their addresses may hold. */
export const profilePages = {}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof profilePages> {}
}

/** The team's page about a brand. */
export const toBrand = (brand: string): To => ({ path: '/app/admin/brand', search: { brand } })
/** The team's page about an influencer. */
export const toInfluencer = (influencer: string): To => ({ path: '/app/admin/influencer', search: { influencer } })
/** A creator as brands see them; with a brief, what suits it comes first. */
export const toCreator = (handle: string, brief?: string): To => ({ path: '/app/creator', search: { handle, brief } })
/** For the team: who is joining, and where they stopped. */
export const toOnboardings = (side: 'brand' | 'influencer'): To => ({
  path: '/app/admin/onboarding',
  search: { where: `side.is.${side}` },
})
