import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import { sides } from '../sides.ts'

export const auditSearch = z.object({
  subject: z.optional(z.string()),
  by: z.optional(z.string()),
  side: z.optional(z.enum(sides)),
  kind: z.optional(z.string()),
})

/** For the team: the log of one record, or all that one person did. */
export const toAudit = (of: { subject?: string; by?: string }): To => ({ path: '/app/admin/audit', search: of })
