import * as z from 'zod/mini'
import { venueCurrencies } from '../profiles/vocabulary.ts'
import { BriefDeliverable, Stay, usageRights } from './brief.ts'

/** How advertising must be named, as an agreement quotes it. */
export const DisclosureTerms = z.object({
  country: z.string(),
  accepted: z.array(z.string()),
  position: z.enum(['first', 'first-words', 'anywhere']),
  note: z.string(),
})

/** What a brief promises and asks, frozen into a collab when both sides have said yes. */
export const BriefTerms = z.object({
  briefUid: z.string(),
  briefVersion: z.number(),
  title: z.string(),
  story: z.string(),
  brandName: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  timezone: z.string(),
  houseRules: z.string(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  valueMinor: z.number(),
  currency: z.enum(venueCurrencies),
  spendCapMinor: z.nullable(z.number()),
  aboveCap: z.enum(['influencer', 'brand']),
  serviceCovered: z.boolean(),
  guests: z.number(),
  deliverables: z.array(BriefDeliverable),
  directions: z.string(),
  mentions: z.array(z.string()),
  hashtags: z.array(z.string()),
  showsAlcohol: z.boolean(),
  usageRights: z.enum(usageRights),
  usageMonths: z.number(),
  onlineMonths: z.number(),
  slotMinutes: z.number(),
  /** Of a visit by the night; with `perNight` the value is that of one night. */
  stay: z.optional(z.extend(Stay, { checkInFrom: z.string() })),
  disclosure: DisclosureTerms,
})
export type BriefTerms = z.output<typeof BriefTerms>
