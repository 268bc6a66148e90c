import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { comparedPeriods } from '../comparison.ts'
import { valueGroups, type Within } from '../groups.ts'
import { portfolioCauses } from '../portfolio.ts'

const optional = z.optional(z.string().check(z.maxLength(80)))
export const valuePeriods = ['30', '90', '365', 'own'] as const
export const valueSearch = z.object({
  uid: optional,
  period: z.optional(z.enum(valuePeriods)),
  /** First and last day of a period of one's own. */
  from: optional,
  until: optional,
  by: z.optional(z.enum(valueGroups)),
  all: z.optional(z.literal('1')),
  /** Only the visits of one row, such as `creator:influencer_…`. */
  within: z.optional(z.string().check(z.maxLength(100))),
  /** How the rows are looked at. */
  search: optional,
  sort: optional,
  columns: z.optional(z.string().check(z.maxLength(400))),
  density: z.optional(z.literal('compact')),
  /** The costs are open over the page. */
  costs: z.optional(z.literal('1')),
})
export type ValueAddress = z.output<typeof valueSearch>
export const storySearch = z.object({
  uid: optional,
  collab: optional,
  /** With which visits it is compared. */
  compared: z.optional(z.enum(comparedPeriods)),
})
export const reportSearch = z.object({ uid: optional, month: optional })
export const portfolioSearch = z.object({
  /** An account manager, or `mine`, `none` and `all`. */
  manager: optional,
  city: optional,
  show: z.optional(z.enum(['any', ...portfolioCauses, 'all'])),
  /** Whose visits are open over the page. */
  brand: optional,
})
/** What opens a page for whoever was sent its link. */
const byLink = () => z.object({ token: z.optional(z.string().check(z.maxLength(200))) })
export const sharedStorySearch = byLink()
export const sharedReportSearch = byLink()
export const reportEmailsSearch = byLink()

/** The pages of this domain, by what their addresses may hold. */
export const valuePages = {
  '/app/value': valueSearch,
  '/app/story': storySearch,
  '/app/report': reportSearch,
  '/story': sharedStorySearch,
  '/report': sharedReportSearch,
  '/report-emails': reportEmailsSearch,
  '/app/admin/value-tables': z.object({}),
  '/app/admin/value-portfolio': portfolioSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof valuePages> {}
}

/** Which row's visits an address asks for; what isn't one asks for all. */
export function withinOf(text: string | undefined): Within | null {
  const [by, key] = (text ?? '').split(':')
  const group = (['creator', 'brief', 'venue', 'campaign'] as const).find((one) => one === by)
  return group && key ? { by: group, key } : null
}

export const toValue = (uid: string): To => ({ path: '/app/value', search: { uid } })
export const toStory = (collab: string, uid?: string): To => ({ path: '/app/story', search: { uid, collab } })
export const toReport = (uid: string, month?: string): To => ({ path: '/app/report', search: { uid, month } })
export const toPortfolio = (): To => ({ path: '/app/admin/value-portfolio', search: {} })
