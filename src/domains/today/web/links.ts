import * as z from 'zod/mini'
import { keysOf } from '../../../kit/contract/keys.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { todayKinds } from '../kinds.ts'

export const todaySearch = z.object({
  uid: z.optional(z.string()),
  show: z.optional(z.enum(['later', 'done'])),
  kind: z.optional(z.enum(keysOf(todayKinds))),
  mine: z.optional(z.literal('yes')),
  /** A name to look for. */
  find: z.optional(z.string().check(z.maxLength(80))),
  /** What is open beside the list, by its key. */
  open: z.optional(z.string()),
})

/** The pages of this domain, by what their addresses may hold. */
export const todayPages = {
  '/app/today': todaySearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof todayPages> {}
}

/** Today for staff; with a brand’s uid, for that brand. */
export const toToday = (uid?: string): To => ({ path: '/app/today', search: { uid } })
