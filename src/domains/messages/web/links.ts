import * as z from 'zod/mini'
import { boxes } from '../contract.ts'

export const dmsSearch = z.object({
  uid: z.optional(z.string()),
  collab: z.optional(z.string()),
  box: z.optional(z.enum(boxes)),
  search: z.optional(z.string().check(z.maxLength(80))),
})
