import type * as z from 'zod/mini'
import type { Actor } from '../../../access/roles.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Fit, type FitBrief, fitOf } from '../../briefs/fit.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { fitCandidateOf } from '../../collabs/server/fit.ts'
import { eachOnOnePage, mostItems as mostRanked, rankPortfolio } from '../../content/portfolio.ts'
import { findPortfolios, wantedBy } from '../../content/server/portfolio.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { CreatorCard } from '../contract/creators.ts'
import type { CreatorFilters } from '../creator-search.ts'
import { accountFor, type findCreatorsByUid, tripTo } from './creators.ts'

type Row = Awaited<ReturnType<typeof findCreatorsByUid>>[number]
type For = { brand: BrandProfile; brief: Brief | null; filters: CreatorFilters }

/** As many of a portfolio as stand beside each other on a card. */
const mostItems = 4

/** Creators as a brand sees them among others; with a brief, how well each suits it. Their portfolios are one statement. */
export async function viewCreators(
  { db, config, actor }: { db: Queryable; config: Config; actor: Actor },
  rows: readonly Row[],
  { brand, brief, filters }: For,
): Promise<z.output<typeof CreatorCard>[]> {
  const portfolios = await findPortfolios(
    db,
    config,
    actor,
    rows.map(({ profile }) => profile),
  )
  const ranked = rows.map(({ profile }) =>
    rankPortfolio(mustGet(portfolios, profile.uid), brief && wantedBy(brief), mostRanked.page),
  )
  const shown = eachOnOnePage(ranked, mostItems, brand.profilePic ? [brand.profilePic] : [])
  return rows.map((row, at) => {
    const { profile, social, collabUid, visitedUs } = row
    const fit = brief && fitOfCreator(row, brief)
    return {
      uid: profile.uid,
      handle: profile.handle,
      name: profile.name,
      avatar: profile.avatar,
      homeCity: cityFacts[profile.homeCity].name,
      vibe: profile.contentVibe,
      account: accountFor(social, filters, brief),
      reliability: profile.reliability,
      visits: profile.visitsCompleted,
      visitedUs,
      idChecked: profile.idCheckedAt !== null,
      trip: tripTo(profile.travel, brand.city),
      portfolio: shown[at] ?? [],
      match: fit && { score: fit.score, why: fit.reasons[0]?.says('venue') ?? '' },
      collabUid,
    }
  })
}

/** How well a creator suits a brief today. */
export function fitOfCreator(
  { profile, social, history }: Pick<Row, 'profile' | 'social' | 'history'>,
  brief: FitBrief & Pick<Brief, 'brandUid' | 'deliverables'>,
): Fit {
  return fitOf(fitCandidateOf({ profile, social }, history, brief.brandUid, brief), brief)
}
