import { keysOf } from '../../kit/contract/keys.ts'
import type { BriefContent } from './brief.ts'

/** What each part of a brief is called in lists of changes. */
export const partNames: Record<keyof BriefContent, string> = {
  title: 'title',
  story: 'description',
  included: 'what’s included',
  notIncluded: 'what’s not included',
  valueMinor: 'value',
  spendCapMinor: 'spend cap',
  aboveCap: 'who pays above the cap',
  serviceCovered: 'service charge',
  guests: 'guests',
  deliverables: 'deliverables',
  directions: 'instructions',
  mentions: 'mentions',
  hashtags: 'hashtags',
  showsAlcohol: 'alcohol',
  usageRights: 'usage rights',
  usageMonths: 'length of usage rights',
  onlineMonths: 'how long posts stay up',
  eligibility: 'who can request',
  liveFrom: 'first day',
  liveUntil: 'last day',
  maxCollabs: 'number of spots',
  repeatLimit: 'visits per creator',
  approval: 'approval',
  autoFit: 'minimum match score',
  availability: 'times',
  pictures: 'photos and clips',
}

/** The parts that differ. */
export function partsChanged(before: BriefContent, after: BriefContent): (keyof BriefContent)[] {
  return partsOf(before).filter((part) => !isSame(before[part], after[part]))
}

/** The parts that differ, by name. */
export function changedParts(before: BriefContent, after: BriefContent): string[] {
  const isStay = after.availability.stay !== undefined
  return partsChanged(before, after).map((part) => (part === 'availability' && isStay ? 'stay' : partNames[part]))
}

/** Whether staff look again at a change to a brief that is up: the offer itself is another one. */
export function needsReview(before: BriefContent, after: BriefContent): boolean {
  return (['title', 'valueMinor', 'deliverables'] as const).some((part) => !isSame(before[part], after[part]))
}

function partsOf(content: BriefContent): (keyof BriefContent)[] {
  // Object.keys forgets the names; the type has exactly these.
  return keysOf(content)
}

/** Equal in value, whatever the order of an object's fields: the database keeps its own. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  const [left, right] = [Object.entries(a), Object.entries(b)]
  return (
    left.length === right.length && left.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
  )
}
