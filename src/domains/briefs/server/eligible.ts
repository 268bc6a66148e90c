import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { isOnAnyList } from '../../lists/server/reads.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { inCities, travelsTo, withAudience, withLanguage } from '../../profiles/server/conditions.ts'
import { tripsAhead } from '../../profiles/travel.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { AgeBracket } from '../../profiles/creator-vocabulary.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import { ageBracketOf, ageOn } from '../../profiles/creator-vocabulary.ts'
import type { Eligibility } from '../brief.ts'
import type { Candidate } from '../eligibility.ts'

const bracketYears: Record<AgeBracket, [number, number]> = {
  '18-24': [18, 25],
  '25-34': [25, 35],
  '35-44': [35, 45],
  '45-54': [45, 55],
  '55+': [55, 200],
}

type Judged = Pick<
  InfluencerProfile,
  'dateOfBirth' | 'homeCity' | 'cities' | 'travel' | 'languages' | 'approval' | 'pausedAt' | 'idCheckedAt'
>

/** The candidate that eligibility judges, of an influencer's rows. */
export function candidateOf(profile: Judged, social: Candidate['social'], listUids: readonly string[]): Candidate {
  const today = now().toISOString().slice(0, 10)
  const age = ageOn(profile.dateOfBirth, today)
  return {
    age,
    ageBracket: ageBracketOf(age),
    cities: [profile.homeCity, ...profile.cities],
    tripCities: tripsAhead(profile.travel, today).map(({ city }) => city),
    languages: profile.languages,
    social,
    listUids,
    approved: profile.approval === 'approved',
    paused: profile.pausedAt !== null,
    idChecked: profile.idCheckedAt !== null,
  }
}

/** The rules of `gapsOf` as one query: how many approved influencers who take no break have no gap, and how many are in the venue's city at all. */
export async function eligibleCount(
  db: Queryable,
  eligibility: Eligibility,
  venue: { city: City; country: string; showsAlcohol: boolean },
): Promise<{ eligible: number; inCity: number }> {
  const rules = [
    eligibility.cities.length > 0
      ? or(inCities(eligibility.cities), travelsTo(eligibility.cities, now().toISOString().slice(0, 10)))
      : undefined,
    withAudience(eligibility),
    withAge(eligibility, venue),
    withLanguage(eligibility.languages),
    eligibility.idChecked ? isNotNull(influencerFacts.idCheckedAt) : undefined,
    eligibility.listUids.length > 0 ? isOnAnyList(influencerFacts.uid, eligibility.listUids) : undefined,
  ]
  const counted = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)
  const [row] = await db
    .select({ eligible: counted(and(...rules)), inCity: counted(inCities([venue.city])) })
    .from(influencerFacts)
    .where(and(eq(influencerFacts.approval, 'approved'), isNull(influencerFacts.pausedAt)))
  return must(row, 'row')
}

function withAge({ ageBrackets }: Eligibility, venue: { country: string; showsAlcohol: boolean }): SQL | undefined {
  const ofDrinkingAge = venue.showsAlcohol && venue.country === 'GB' ? sql`${ageNow()} >= 25` : undefined
  return and(inAgeBrackets(ageBrackets), ofDrinkingAge)
}

/** The condition that a creator is in one of these brackets; none of them sets no limit. */
export function inAgeBrackets(brackets: readonly AgeBracket[]): SQL | undefined {
  if (brackets.length === 0) return undefined
  const age = ageNow()
  return or(
    ...brackets.map((bracket) => sql`(${age} >= ${bracketYears[bracket][0]} and ${age} < ${bracketYears[bracket][1]})`),
  )
}

const ageNow = () =>
  sql`extract(year from age(${now().toISOString().slice(0, 10)}::date, ${influencerFacts.dateOfBirth}))`
