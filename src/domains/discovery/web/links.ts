import * as z from 'zod/mini'
import { brandCategories, plusoneCities } from '../../profiles/vocabulary.ts'

const flag = z.optional(z.literal('yes'))

export const feedSearch = z.object({
  uid: z.optional(z.string()),
  city: z.optional(z.enum(plusoneCities)),
  category: z.optional(z.enum(brandCategories)),
  mine: flag,
  guest: flag,
  saved: flag,
  brief: z.optional(z.string()),
})
