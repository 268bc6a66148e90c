import * as z from 'zod/mini'

export const dashboardSearch = z.object({
  uid: z.optional(z.string()),
  show: z.optional(z.enum(['active', 'to-confirm', 'applied', 'past'])),
})

export const analyticsSearch = z.object({ uid: z.optional(z.string()), days: z.optional(z.enum(['30', '90', '365'])) })
