import * as z from 'zod/mini'

export const dashboardSearch = z.object({
  uid: z.optional(z.string()),
  show: z.optional(z.enum(['active', 'to-confirm', 'applied', 'past'])),
})
