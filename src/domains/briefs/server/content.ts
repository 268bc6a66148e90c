import type { BriefContent } from '../brief.ts'
import type { Brief } from './reads.ts'

/** What a brief's row says, as the form and the contract hold it. */
export function contentOf(row: Brief): BriefContent {
  const { title, story, included, notIncluded, valueMinor, spendCapMinor, aboveCap, serviceCovered, guests, deliverables, directions, mentions, hashtags } = row
  const { showsAlcohol, usageRights, usageMonths, keepMonths, eligibility, liveFrom, liveUntil, maxCollabs, repeatLimit, approval, autoFit, availability, pictures } = row
  return {
    ...{ title, story, included, notIncluded, valueMinor, spendCapMinor, aboveCap, serviceCovered, guests, deliverables, directions, mentions, hashtags },
    ...{ showsAlcohol, usageRights, usageMonths, keepMonths, eligibility, liveFrom, liveUntil, maxCollabs, repeatLimit, approval, autoFit, availability, pictures },
  }
}
