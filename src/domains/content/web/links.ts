import * as z from 'zod/mini'
import type { PagesOf } from '../../../kit/web/link.tsx'
import { deliverableTypes, platforms } from '../../profiles/vocabulary.ts'
import { rightsStates } from '../rights.ts'

export const showcaseSearch = z.object({
  uid: z.optional(z.string()),
  type: z.optional(z.enum(deliverableTypes)),
  platform: z.optional(z.enum(platforms)),
  person: z.optional(z.string()),
  brief: z.optional(z.string()),
  rights: z.optional(z.enum(rightsStates)),
  caption: z.optional(z.string()),
  deliverable: z.optional(z.string()),
})
export type ShowcaseAddress = z.output<typeof showcaseSearch>
export const reviewSearch = z.object({ token: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const contentPages = {
  '/app/brand/collab-showcase': showcaseSearch,
  '/review': reviewSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof contentPages> {}
}
