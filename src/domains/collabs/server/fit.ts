import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Fit, type FitCandidate, fitOf } from '../../briefs/fit.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import type { BrandProfile, InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import { askedAccount } from '../../profiles/asked-account.ts'
import type { BrandCategory } from '../../profiles/vocabulary.ts'
import { companions, type VisitHistory } from './companions.ts'

type Influencer = { profile: InfluencerProfile; social: SocialAccount[] }
type Judged = {
  profile: Pick<InfluencerProfile, 'homeCity' | 'cities' | 'latitude' | 'longitude' | 'contentVibe' | 'reliability'>
  social: readonly Pick<SocialAccount, 'platform' | 'followers' | 'engagementBp' | 'audience'>[]
}

/** The fit of an influencer to a brief, with what earlier visits say. */
export async function fitFor(db: Queryable, brief: Brief, brand: BrandProfile, influencer: Influencer): Promise<Fit> {
  const history = await companions().content.findHistory(db, influencer.profile.uid)
  return fitOf(fitCandidateOf(influencer, history, brand.uid, brief), {
    city: brief.city,
    country: brief.country,
    category: brief.category,
    latitude: brand.latitude,
    longitude: brand.longitude,
  })
}

/** What fit looks at; the account that the brief asks for stands for the influencer. */
export function fitCandidateOf(
  { profile, social }: Judged,
  history: VisitHistory,
  brandUid: string,
  { category, deliverables }: { category: BrandCategory; deliverables: readonly { platform: string }[] },
): FitCandidate {
  const account = askedAccount(social, deliverables)
  const last = history.lastVisit.get(brandUid)
  return {
    homeCity: profile.homeCity,
    cities: profile.cities,
    latitude: profile.latitude,
    longitude: profile.longitude,
    contentVibe: profile.contentVibe,
    followers: account?.followers ?? 0,
    engagementBp: account?.engagementBp ?? null,
    audienceCity: account?.audience.city ?? {},
    audienceCountry: account?.audience.country ?? {},
    reliability: profile.reliability,
    reviewAtSimilar: history.reviewByCategory.get(category) ?? null,
    daysSinceVisit: last ? Math.floor((now().getTime() - last.getTime()) / dayMs) : null,
  }
}
