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

/** The fields in which two versions differ. */
export function changedFields(before: BriefContent, after: BriefContent): string[] {
  return (Object.keys(after) as (keyof BriefContent)[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
