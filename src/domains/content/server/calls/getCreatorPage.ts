import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { type Actor, isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must, mustGet } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { type Brief, getBriefFor } from '../../../briefs/server/reads.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { fitFor } from '../../../collabs/server/fit.ts'
import { unsafeFindCollabs } from '../../../collabs/server/reads.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { findCasting } from '../../../profiles/server/casting.ts'
import { brandFacts, isBlocked } from '../../../profiles/server/facts.ts'
import { type findInfluencerByHandle, getBrand } from '../../../profiles/server/reads.ts'
import { viewSocialAccount } from '../../../profiles/server/view.ts'
import { cityFacts, formatNames, languageNames } from '../../../profiles/vocabulary.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import type { contentCalls } from '../../contract.ts'
import { freeDays, freeDaysAhead } from '../../free-days.ts'
import { mostItems, rankPortfolio } from '../../portfolio.ts'
import { tipsFor } from '../../creator-tips.ts'
import { countOpens } from '../creator-opens.ts'
import { findPortfolios, wantedBy } from '../portfolio.ts'
import { listVenueReviews } from '../public-influencer.ts'
import { seenCreator } from '../seen-creator.ts'

type Influencer = NonNullable<Awaited<ReturnType<typeof findInfluencerByHandle>>>

/** The most collabs with the reader's venues that the page lists. */
const mostTogether = 12

export const getCreatorPage: Handler<typeof contentCalls.getCreatorPage> = async (
  { handle, briefUid },
  { actor, db, config },
) => {
  const influencer = await seenCreator(db, actor, handle)
  const { profile, social } = influencer
  const isOwn = Object.hasOwn(actor.influencers, profile.uid)
  const together = isOwn ? [] : await listTogether(db, actor, profile.uid)
  const brief = briefUid && !isOwn ? await getBriefFor(db, actor, briefUid) : null
  const portfolio = mustGet(await findPortfolios(db, config, actor, [profile]), profile.uid)
  const waiting = together.findLast(({ isRequest, briefUid: of }) => isRequest && (brief === null || of === brief.uid))
  const today = now().toISOString().slice(0, 10)
  const nameOf = (city: keyof typeof cityFacts) => cityFacts[city].name
  return {
    uid: profile.uid,
    handle: profile.handle,
    name: profile.name,
    bio: profile.bio,
    isPaused: profile.pausedAt !== null,
    closedTo: isOwn ? [] : await listClosedTo(db, actor, profile),
    idCheckedAt: profile.idCheckedAt?.toISOString() ?? null,
    avatar: profile.avatar,
    homeCity: nameOf(profile.homeCity),
    cities: profile.cities.filter((city) => city !== profile.homeCity).map(nameOf),
    languages: profile.languages.map((language) => languageNames[language]),
    vibe: profile.contentVibe,
    formats: profile.formats.map((format) => formatNames[format]),
    sports: profile.sports,
    casting: await findCasting(db, profile.uid),
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
    together: together.map(({ collabUid, briefUid: of, venue, title, at, stage, outcome }) => ({
      collabUid,
      briefUid: of,
      venue,
      title,
      at: at.toISOString(),
      stage,
      outcome,
    })),
    match: brief && (await matchOf(db, brief, influencer)),
    own: isOwn ? { ...(await countOpens(db, profile.uid)), tips: tipsOf(influencer, portfolio.length) } : null,
    request: waiting ? await viewRequest(db, actor, waiting.collabUid) : null,
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

/** The reader's own brands that cannot invite a creator now. Which of the reasons it is, nobody is told. */
async function listClosedTo(db: Queryable, actor: Actor, profile: Influencer['profile']): Promise<string[]> {
  const own = Object.keys(actor.brands)
  if (own.length === 0 || profile.pausedAt !== null || profile.approval !== 'approved') return own
  const blocked = await db
    .select({ uid: brandFacts.uid })
    .from(brandFacts)
    .where(and(inArray(brandFacts.uid, own), isBlocked(brandFacts.uid, sql`${profile.uid}`)))
  return blocked.map(({ uid }) => uid)
}

/** The accounts on platforms that a brief asks for first; the largest first among equals. */
function accountsFor(social: Influencer['social'], brief: Brief | null): Influencer['social'] {
  const asked = (platform: string) => Number(brief?.deliverables.some((one) => one.platform === platform) ?? false)
  return social.toSorted((a, b) => asked(b.platform) - asked(a.platform) || b.followers - a.followers)
}

function tipsOf({ profile: { avatar, bio, formats }, social }: Influencer, portfolio: number): string[] {
  return tipsFor({ avatar, bio, portfolio, formats: formats.length, accounts: social }, now())
}

/** The collabs of a creator with the actor's own brands, or for staff with all, newest first. */
async function listTogether(db: Queryable, actor: Actor, influencerUid: string) {
  const brands = Object.keys(actor.brands)
  const ofMine = isStaff(actor) ? undefined : inArray(collabFacts.brandUid, brands)
  return db
    .select({
      collabUid: collabFacts.uid,
      briefUid: collabFacts.briefUid,
      venue: brandFacts.name,
      title: briefFacts.title,
      at: collabFacts.requestedAt,
      stage: collabFacts.stage,
      outcome: collabFacts.outcome,
      isRequest: sql<boolean>`${collabFacts.stage} = 1 and ${collabFacts.outcome} = 'open' and ${collabFacts.startedBy} = 'influencer'`,
    })
    .from(collabFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .where(and(eq(collabFacts.influencerUid, influencerUid), ofMine))
    .orderBy(desc(collabFacts.uid))
    .limit(mostTogether)
}

async function matchOf(db: Queryable, brief: Brief, influencer: Influencer) {
  const { score, reasons } = await fitFor(db, brief, await getBrand(db, brief.brandUid), influencer)
  return { briefUid: brief.uid, title: brief.title, fit: score, reasons }
}

async function viewRequest(db: Queryable, actor: Actor, uid: string) {
  return viewCollab(db, actor, must((await unsafeFindCollabs(db, [uid])).get(uid), 'request'))
}
