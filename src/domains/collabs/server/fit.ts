import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Fit, type FitCandidate, fitOf } from '../../briefs/fit.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import type { BrandProfile, InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import type { BrandCategory } from '../../profiles/vocabulary.ts'
import { companions, type VisitHistory } from './companions.ts'

type Influencer = { profile: InfluencerProfile; social: SocialAccount[] }
type Judged = {
  profile: Pick<InfluencerProfile, 'homeCity' | 'cities' | 'latitude' | 'longitude' | 'contentVibe' | 'reliability'>
  social: readonly Pick<SocialAccount, 'followers' | 'engagementBp' | 'audience'>[]
}

/** The fit of an influencer to a brief, with what earlier visits say. */
export async function fitFor(db: Queryable, brief: Brief, brand: BrandProfile, influencer: Influencer): Promise<Fit> {
  const history = await companions().content.findHistory(db, influencer.profile.uid)
  return fitOf(fitCandidateOf(influencer, history, brand.uid, brief.category), {
    city: brief.city,
    country: brief.country,
    category: brief.category,
    latitude: brand.latitude,
    longitude: brand.longitude,
  })
}

/** What fit looks at; the largest account stands for the influencer. */
export function fitCandidateOf(
  { profile, social }: Judged,
  history: VisitHistory,
  brandUid: string,
  category: BrandCategory,
): FitCandidate {
  const largest = social.reduce<Judged['social'][number] | null>(
    (best, one) => (best && best.followers >= one.followers ? best : one),
    null,
  )
  const last = history.lastVisit.get(brandUid)
  return {
    homeCity: profile.homeCity,
    cities: profile.cities,
    latitude: profile.latitude,
    longitude: profile.longitude,
    contentVibe: profile.contentVibe,
    followers: largest?.followers ?? 0,
    engagementBp: largest?.engagementBp ?? null,
    audienceCity: largest?.audience.city ?? {},
    audienceCountry: largest?.audience.country ?? {},
    reliability: profile.reliability,
    reviewAtSimilar: history.reviewByCategory.get(category) ?? null,
    daysSinceVisit: last ? Math.floor((now().getTime() - last.getTime()) / dayMs) : null,
  }
}
