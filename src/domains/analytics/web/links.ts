import * as z from 'zod/mini'
import { timelineSteps } from '../contract.ts'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const dashboardSearch = z.object({
  uid: z.optional(z.string()),
  /** The collab whose creator's page is open over the requests. */
  open: z.optional(z.string()),
  show: z.optional(z.enum(['active', 'to-confirm', 'applied', 'past'])),
})

const dayText = z.optional(z.string().check(z.maxLength(10)))
export const analyticsSearch = z.object({
  uid: z.optional(z.string()),
  /** Which venues are counted together, with commas between them; the one of `uid` without. */
  venues: z.optional(z.string().check(z.maxLength(8_000))),
  days: z.optional(z.enum(['30', '90', '365', 'own'])),
  /** First and last day of a period of one's own. */
  from: dayText,
  until: dayText,
  /** How long one part of the chart is. */
  step: z.optional(z.enum(timelineSteps)),
  /** The number whose rows are open over the page: its kind and, after a colon, which one. */
  rows: z.optional(z.string().check(z.maxLength(140))),
})

/** So many requests stand beside each other. */
export const mostCompared = 4
/** What a brand's requests can be seen as. */
export const requestViews = ['cards', 'compare', 'table'] as const
/** A brand's requests: which brief's, as what, and whose creator is open over them. */
export const requestsSearch = z.extend(tableSearch, {
  uid: z.optional(z.string()),
  brief: z.optional(z.string()),
  /** As what was chosen last, unless it says so. */
  view: z.optional(z.enum(requestViews)),
  /** Those to compare, with commas between them. */
  chosen: z.optional(z.string().check(z.maxLength(200))),
  open: z.optional(z.string()),
})
export const toRequests = (uid: string, view?: (typeof requestViews)[number]): To => ({
  path: '/app/brand/requests',
  search: { uid, view },
})

/** The pages of this domain, by what their addresses may hold. */
export const analyticsPages = {
  '/app/brand/dashboard': dashboardSearch,
  '/app/brand/requests': requestsSearch,
  '/app/analytics': analyticsSearch,
  '/app/influencer/dashboard': dashboardSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof analyticsPages> {}
}
