import { and, arrayOverlaps, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { influencerListMembers, influencerProfiles, onList, socialAccounts } from '../../profiles/server/tables.ts'
import type { AgeBracket, City } from '../../profiles/vocabulary.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import { ageBracketOf, ageOn } from '../../profiles/vocabulary.ts'
import type { Eligibility } from '../brief.ts'
import type { Candidate } from '../eligibility.ts'

const bracketYears: Record<AgeBracket, [number, number]> = {
  '18-24': [18, 25],
  '25-34': [25, 35],
  '35-44': [35, 45],
  '45-54': [45, 55],
  '55+': [55, 200],
}

/** The candidate that eligibility judges, of an influencer's rows. */
export function candidateOf(
  profile: InfluencerProfile,
  social: readonly SocialAccount[],
  listUids: readonly string[],
): Candidate {
  const age = ageOn(profile.dateOfBirth, now().toISOString().slice(0, 10))
  return {
    age,
    ageBracket: ageBracketOf(age),
    cities: [profile.homeCity, ...profile.cities],
    languages: profile.languages,
    social,
    listUids,
    approved: profile.approval === 'approved',
  }
}

const listsByInfluencer = prepared((db) =>
  db
    .select({ uid: influencerListMembers.listUid })
    .from(influencerListMembers)
    .where(and(eq(influencerListMembers.influencerUid, sql.placeholder('influencer')), onList))
    .prepare('lists_by_influencer'),
)

/** The lists an influencer is on. */
export async function listsOf(db: Queryable, influencerUid: string): Promise<string[]> {
  const rows = await listsByInfluencer(db, { influencer: influencerUid })
  return rows.map((row) => row.uid)
}

/** The rules of `gapsOf` as one query: how many approved influencers have no gap, and how many are in the venue's city at all. */
export async function eligibleCount(
  db: Queryable,
  eligibility: Eligibility,
  place: { city: City; country: string; showsAlcohol: boolean },
): Promise<{ eligible: number; inCity: number }> {
  const rules = [
    inCities(eligibility.cities),
    withAudience(db, eligibility),
    withAge(eligibility, place),
    withLanguage(eligibility),
    withList(db, eligibility),
  ]
  const counted = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)
  const [row] = await db
    .select({ eligible: counted(and(...rules)), inCity: counted(inCities([place.city])) })
    .from(influencerProfiles)
    .where(eq(influencerProfiles.approval, 'approved'))
  return row!
}

/** Whether their home or one of their cities is among these. */
export function inCities(cities: readonly City[]): SQL | undefined {
  return cities.length === 0
    ? undefined
    : or(inArray(influencerProfiles.homeCity, [...cities]), arrayOverlaps(influencerProfiles.cities, [...cities]))
}

/** One account on a wanted platform that fits in all is enough, as in `gapsOf`. */
export function withAudience(
  db: Queryable,
  eligibility: Pick<Eligibility, 'platforms' | 'followersFrom' | 'followersTo' | 'engagementFromBp' | 'engagementToBp'>,
): SQL {
  const { platforms, followersFrom, followersTo, engagementFromBp, engagementToBp } = eligibility
  const engagement = sql`coalesce(${socialAccounts.engagementBp}, 0)`
  const fitting = and(
    eq(socialAccounts.influencerUid, influencerProfiles.uid),
    platforms.length > 0 ? inArray(socialAccounts.platform, platforms) : undefined,
    followersFrom === null ? undefined : gte(socialAccounts.followers, followersFrom),
    followersTo === null ? undefined : lte(socialAccounts.followers, followersTo),
    engagementFromBp === null ? undefined : gte(engagement, engagementFromBp),
    engagementToBp === null ? undefined : lte(engagement, engagementToBp),
  )
  return exists(
    db
      .select({ one: sql`1` })
      .from(socialAccounts)
      .where(fitting),
  )
}

function withAge({ ageBrackets }: Eligibility, place: { country: string; showsAlcohol: boolean }): SQL | undefined {
  const age = sql`extract(year from age(${now().toISOString().slice(0, 10)}::date, ${influencerProfiles.dateOfBirth}))`
  const brackets = ageBrackets.map(
    (bracket) => sql`(${age} >= ${bracketYears[bracket][0]} and ${age} < ${bracketYears[bracket][1]})`,
  )
  const ofDrinkingAge = place.showsAlcohol && place.country === 'GB' ? sql`${age} >= 25` : undefined
  return and(brackets.length > 0 ? or(...brackets) : undefined, ofDrinkingAge)
}

export function withLanguage({ languages }: Pick<Eligibility, 'languages'>): SQL | undefined {
  return languages.length === 0 ? undefined : arrayOverlaps(influencerProfiles.languages, languages)
}

function withList(db: Queryable, { listUids }: Eligibility): SQL | undefined {
  if (listUids.length === 0) return undefined
  const members = influencerListMembers
  return exists(
    db
      .select({ one: sql`1` })
      .from(members)
      .where(and(eq(members.influencerUid, influencerProfiles.uid), inArray(members.listUid, listUids), onList)),
  )
}
