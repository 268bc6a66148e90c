import * as z from 'zod/mini'
import { plusoneCities } from '../vocabulary.ts'

export const brandBrowserSearch = z.object({
  search: z.optional(z.string().check(z.maxLength(80))),
  city: z.optional(z.enum(plusoneCities)),
})
