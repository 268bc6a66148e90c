import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { boxes } from '../box-names.ts'

export const dmsSearch = z.object({
  uid: z.optional(z.string()),
  collab: z.optional(z.string()),
  box: z.optional(z.enum([...boxes, 'support'])),
  /** A conversation with support. */
  support: z.optional(z.string()),
  search: z.optional(z.string().check(z.maxLength(80))),
})

/** The pages of this domain, by what their addresses may hold. */
export const messagePages = {
  '/app/dms': dmsSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof messagePages> {}
}

export const toSupport = (support: string, uid?: string): To => ({
  path: '/app/dms',
  search: { uid, box: 'support', support },
})
