import { must, mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Fit, type FitBrief, type FitCandidate, fitOf } from '../../briefs/fit.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import { askedAccount } from '../../profiles/asked-account.ts'
import type { BrandCategory } from '../../profiles/vocabulary.ts'
import { companions, type VisitHistory } from './companions.ts'

type Judged = {
  profile: Pick<InfluencerProfile, 'homeCity' | 'cities' | 'contentVibe' | 'reliability'>
  social: readonly Pick<SocialAccount, 'platform' | 'followers' | 'engagementBp' | 'audience'>[]
}
type Briefed = FitBrief & { brandUid: string; deliverables: readonly { platform: string }[] }
type Asked = Judged & { profile: Pick<InfluencerProfile, 'uid'> }

/** The fit of an influencer to a brief today, with what earlier visits say. */
export async function fitFor(db: Queryable, brief: Briefed, influencer: Asked): Promise<Fit> {
  const [fit] = await fitsFor(db, [{ brief, influencer }])
  return must(fit, 'fit')
}

/** The fits of influencers to briefs today, in their order; what earlier visits say is one query for all. */
export async function fitsFor(db: Queryable, asked: readonly { brief: Briefed; influencer: Asked }[]): Promise<Fit[]> {
  if (asked.length === 0) return []
  const uids = asked.map(({ influencer }) => influencer.profile.uid)
  const histories = await companions().content.findHistories(db, uids)
  return asked.map(({ brief, influencer }) =>
    fitOf(fitCandidateOf(influencer, mustGet(histories, influencer.profile.uid), brief.brandUid, brief), brief),
  )
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
