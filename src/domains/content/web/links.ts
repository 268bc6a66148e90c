import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { deliverableTypes, platforms } from '../../profiles/vocabulary.ts'
import { orientations } from '../orientation.ts'
import { rightsStates } from '../rights.ts'

export const showcaseSearch = z.extend(tableSearch, {
  uid: z.optional(z.string()),
  deliverable: z.optional(z.string()),
  view: z.optional(z.enum(['cards', 'table'])),
  // Short filters, as links have them: the page has each among its own.
  type: z.optional(z.enum(deliverableTypes)),
  platform: z.optional(z.enum(platforms)),
  person: z.optional(z.string()),
  brief: z.optional(z.string()),
  rights: z.optional(z.enum(rightsStates)),
  published: z.optional(z.enum(['yes', 'no'])),
  orientation: z.optional(z.enum(orientations)),
  rating: z.optional(z.enum(['4', '5', '6'])),
  caption: z.optional(z.string()),
})
export const collectionSearch = z.object({
  uid: z.optional(z.string()),
  collection: z.optional(z.string()),
  deliverable: z.optional(z.string()),
})
/** What opens a page for whoever was sent its link. */
export const sharedContentSearch = z.object({ token: z.optional(z.string().check(z.maxLength(200))) })
export type ShowcaseAddress = z.output<typeof showcaseSearch>
/** What was shared from a phone, to be put where it belongs; `missed` where it did not arrive. */
export const shareSearch = z.object({ uid: z.optional(z.string()), missed: z.optional(z.literal('yes')) })

/** `collab` opens the page of its creator. */
export const reviewSearch = z.object({ token: z.optional(z.string()), collab: z.optional(z.string()) })

/** What a reviewer link leads to: the list, or the page of one collab’s creator. */
export function toReview(token: string, collab?: string): To {
  return { path: '/review', search: { token, collab } }
}

/** All of a brand’s content, or what its filters leave of it. */
export const toShowcase = (uid: string, filter: Pick<ShowcaseAddress, 'brief' | 'published'> = {}): To => ({
  path: '/app/brand/collab-showcase',
  search: { uid, ...filter },
})
export const toCollection = (uid: string, collection: string): To => ({
  path: '/app/brand/collection',
  search: { uid, collection },
})

/** The pages of this domain, by what their addresses may hold. */
export const contentPages = {
  '/app/brand/collab-showcase': showcaseSearch,
  '/app/brand/collection': collectionSearch,
  '/review': reviewSearch,
  '/content': sharedContentSearch,
  '/app/influencer/share': shareSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof contentPages> {}
}
