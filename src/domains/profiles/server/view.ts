import type * as z from 'zod/mini'
import { now } from '../../../kit/server/clock.ts'
import type { InfluencerView, ManagerView, SocialAccountView } from '../views.ts'
import { tripsAhead } from '../travel.ts'
import { ageBracketOf, ageOn } from '../creator-vocabulary.ts'
import type { brandProfiles, influencerProfiles, socialAccounts } from './tables.ts'

export type BrandProfile = typeof brandProfiles.$inferSelect
export type InfluencerProfile = typeof influencerProfiles.$inferSelect
export type SocialAccount = typeof socialAccounts.$inferSelect

/** The only way out for an influencer's row: the date of birth becomes a bracket here. */
export function viewInfluencer(
  row: InfluencerProfile,
  social: readonly SocialAccount[],
): z.output<typeof InfluencerView> {
  const today = now().toISOString().slice(0, 10)
  const {
    uid,
    handle,
    name,
    bio,
    avatar,
    homeCity,
    cities,
    languages,
    contentVibe,
    approval,
    reliability,
    reliabilityParts,
    visitsCompleted,
    idCheckedAt,
  } = row
  return {
    uid,
    handle,
    name,
    bio,
    avatar,
    homeCity,
    cities,
    trips: tripsAhead(row.travel, today),
    languages,
    contentVibe,
    approval,
    reliability,
    reliabilityParts,
    visitsCompleted,
    idChecked: idCheckedAt !== null,
    ageBracket: ageBracketOf(ageOn(row.dateOfBirth, today)),
    social: social.map(viewSocialAccount),
  }
}

/** An account on a platform as everyone sees it. */
export function viewSocialAccount(row: SocialAccount): z.output<typeof SocialAccountView> {
  const { platform, handle, url, followers, averageViews, engagementBp, audience, confirmedHow } = row
  return {
    platform,
    handle,
    url,
    followers,
    averageViews,
    engagementBp,
    audience,
    confirmedHow,
    confirmedAt: row.confirmedAt.toISOString(),
  }
}

/** Who looks after a brand, as the brand sees them. */
export function viewManager(manager: {
  displayName: string
  email: string
  slug: string
  photo: string | null
}): z.output<typeof ManagerView> {
  const { displayName: name, email, slug, photo } = manager
  return { name, email, slug, photo }
}
