import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { todayIn } from '../../briefs/availability.ts'
import { reasonsFor } from '../../briefs/fit.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { fitFor } from '../../collabs/server/fit.ts'
import type { findInfluencerByHandle } from '../../profiles/server/reads.ts'
import { viewSocialAccount } from '../../profiles/server/view.ts'
import { cityFacts, formatNames } from '../../profiles/vocabulary.ts'
import { languageNames } from '../../profiles/creator-vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { freeDays, freeDaysAhead } from '../free-days.ts'
import { mostItems, rankPortfolio } from '../portfolio.ts'
import { findPortfolios, wantedBy } from './portfolio.ts'
import { listVenueReviews } from './public-influencer.ts'

export type Influencer = NonNullable<Awaited<ReturnType<typeof findInfluencerByHandle>>>

/**
 * What everybody reads of a creator who may open their page, with an account or by a reviewer link. With a brief, the
 * content that suits it and the accounts it asks for come first, and the match is said.
 */
export async function viewCreator(
  db: Queryable,
  config: Config,
  actor: Actor,
  influencer: Influencer,
  brief: Brief | null,
) {
  const { profile, social } = influencer
  const portfolio = mustGet(await findPortfolios(db, config, actor, [profile]), profile.uid)
  const today = now().toISOString().slice(0, 10)
  const nameOf = (city: keyof typeof cityFacts) => cityFacts[city].name
  return {
    uid: profile.uid,
    handle: profile.handle,
    name: profile.name,
    bio: profile.bio,
    isPaused: profile.pausedAt !== null,
    idCheckedAt: profile.idCheckedAt?.toISOString() ?? null,
    avatar: profile.avatar,
    homeCity: nameOf(profile.homeCity),
    cities: profile.cities.filter((city) => city !== profile.homeCity).map(nameOf),
    languages: profile.languages.map((language) => languageNames[language]),
    vibe: profile.contentVibe,
    formats: profile.formats.map((format) => formatNames[format]),
    sports: profile.sports,
    travel: profile.travel.flatMap(({ city, from, until }) =>
      until >= today ? [{ city: nameOf(city), from, until }] : [],
    ),
    free: await findFreeDays(db, profile),
    publicSlug: profile.publicPage.on ? profile.slug : null,
    portfolio: rankPortfolio(portfolio, brief && wantedBy(brief), mostItems.page),
    accounts: accountsFor(social, brief).map(viewSocialAccount),
    reliability: {
      score: profile.reliability,
      visits: profile.visitsCompleted,
      parts: (profile.reliabilityParts?.parts ?? []).map(({ name, value, why }) => ({ name, value, why })),
    },
    reviews: await listVenueReviews(db, profile.uid),
    match: brief && (await matchOf(db, brief, influencer)),
  }
}

/** Days as the calendar of their home has them. */
async function findFreeDays(db: Queryable, { uid, homeCity, travel }: Influencer['profile']) {
  const { timezone } = cityFacts[homeCity]
  const { influencerUid, startsAt, endsAt, live } = visitFacts
  const until = plus(now(), (freeDaysAhead + 1) * dayMs)
  const ahead = and(eq(influencerUid, uid), sql`${live}`, gt(endsAt, now()), lt(startsAt, until))
  const visits = await db.select({ startsAt, endsAt }).from(visitFacts).where(ahead)
  const booked = visits.map((visit) => ({
    from: todayIn(timezone, visit.startsAt),
    until: todayIn(timezone, visit.endsAt),
  }))
  return freeDays(booked, travel, todayIn(timezone, now()))
}

/** The accounts on platforms that a brief asks for first; the largest first among equals. */
function accountsFor(social: Influencer['social'], brief: Brief | null): Influencer['social'] {
  const asked = (platform: string) => Number(brief?.deliverables.some((one) => one.platform === platform) ?? false)
  return social.toSorted((a, b) => asked(b.platform) - asked(a.platform) || b.followers - a.followers)
}

async function matchOf(db: Queryable, brief: Brief, influencer: Influencer) {
  const { score, reasons } = await fitFor(db, brief, influencer)
  return { briefUid: brief.uid, title: brief.title, fit: score, reasons: reasonsFor('venue', reasons) }
}
