import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'

const sides = ['brand', 'influencer', 'staff', 'venue', 'reviewer', 'clock'] as const
export const userExplorerSearch = z.object({
  search: z.optional(z.string().check(z.maxLength(120))),
  account: z.optional(z.string()),
})
export const auditSearch = z.object({
  subject: z.optional(z.string()),
  by: z.optional(z.string()),
  side: z.optional(z.enum(sides)),
  kind: z.optional(z.string()),
})
export const auditSides = sides

export const toAccount = (account: string): To => ({ path: '/app/admin/user-explorer', search: { account } })
/** The log of one record, or all that one person did. */
export const toAudit = (of: { subject?: string; by?: string }): To => ({ path: '/app/admin/audit', search: of })
/** What is connected, and how it does. */
export const toIntegrations = (): To => ({ path: '/app/admin/integrations' })
/** One's own day: calls, visits, and what waits. */
export const toMyDay = (): To => ({ path: '/app/admin/my-day' })
