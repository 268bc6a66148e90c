import * as z from 'zod/mini'
import { BrandFields } from '../profiles/brand-profile.ts'

export const mostPictures = 6

/** What a venue's own page says of it: offered in the questions, never taken by itself. */
export const WebsiteHints = z.object({
  website: z.string(),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  postcode: z.optional(z.string()),
  position: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  openingHours: z.optional(BrandFields.shape.openingHours),
  /** The handle on Instagram, TikTok or YouTube, the first that is linked. */
  handle: z.optional(z.string()),
  pictures: z.array(z.string()),
})
export type WebsiteHints = z.output<typeof WebsiteHints>
