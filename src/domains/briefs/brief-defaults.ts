import * as z from 'zod/mini'
import { Availability, BriefContent, type BriefContent as Content } from './brief.ts'

const { usageRights, usageMonths, guests, hashtags } = BriefContent.shape
const { slotMinutes, leadHours } = Availability.shape

/** What a new brief of a venue, or of a group's venues, begins with instead of the usual. */
export const BriefDefaults = z.object({
  usageRights,
  usageMonths,
  onlineMonths: z.int().check(z.minimum(0), z.maximum(24)),
  guests,
  hashtags,
  slotMinutes,
  leadHours,
})
export type BriefDefaults = z.output<typeof BriefDefaults>

/** What new briefs begin with where nothing else was chosen: as in `emptyBrief`. */
export const usualDefaults: BriefDefaults = {
  usageRights: 'organic',
  usageMonths: 6,
  onlineMonths: 6,
  guests: 1,
  hashtags: [],
  slotMinutes: 90,
  leadHours: 24,
}

/** A new brief with these defaults in it. */
export function withDefaults(content: Content, defaults: BriefDefaults | null): Content {
  if (!defaults) return content
  const { slotMinutes: minutes, leadHours: lead, ...fields } = defaults
  return { ...content, ...fields, availability: { ...content.availability, slotMinutes: minutes, leadHours: lead } }
}
