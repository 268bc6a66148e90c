import type { BrandProfile } from '../../profiles/server/view.ts'
import type { DisclosureRule } from '../disclosure.ts'
import { usualCheckIn } from '../stays.ts'
import type { BriefTerms } from '../terms.ts'
import type { Brief } from './reads.ts'

/** The terms of a brief as it is now; `rule` from `getDisclosureRule`. A collab keeps them as they were when it was approved. */
export function termsOf(brief: Brief, brand: BrandProfile, rule: DisclosureRule): BriefTerms {
  const {
    title,
    story,
    city,
    country,
    timezone,
    included,
    notIncluded,
    valueMinor,
    currency,
    spendCapMinor,
    aboveCap,
    serviceCovered,
    guests,
  } = brief
  const { deliverables, directions, mentions, hashtags, showsAlcohol, usageRights, usageMonths, onlineMonths } = brief
  return {
    briefUid: brief.uid,
    briefVersion: brief.version,
    title,
    story,
    city,
    country,
    timezone,
    included,
    notIncluded,
    valueMinor,
    currency,
    spendCapMinor,
    aboveCap,
    serviceCovered,
    guests,
    deliverables,
    directions,
    mentions,
    hashtags,
    showsAlcohol,
    usageRights,
    usageMonths,
    onlineMonths,
    brandName: brand.name,
    address: brand.address,
    houseRules: brand.houseRules,
    slotMinutes: brief.availability.slotMinutes,
    ...(brief.availability.stay && {
      stay: { ...brief.availability.stay, checkInFrom: usualCheckIn(brief.availability) },
    }),
    disclosure: { country: rule.country, accepted: [...rule.accepted], position: rule.position, note: rule.note },
  }
}
