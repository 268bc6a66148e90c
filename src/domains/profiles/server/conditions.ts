import { and, arrayOverlaps, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { City, Platform } from '../vocabulary.ts'
import type { Language } from '../creator-vocabulary.ts'
import { influencerFacts, socialFacts } from './facts.ts'

/** Bounds that are null and lists that are empty set no limit; engagement is in basis points. */
type Audience = {
  platforms: readonly Platform[]
  followersFrom: number | null
  followersTo: number | null
  engagementFromBp: number | null
  engagementToBp: number | null
}

/** Their home or one of their cities is among these. */
export function inCities(cities: readonly City[]): SQL | undefined {
  return cities.length === 0
    ? undefined
    : or(inArray(influencerFacts.homeCity, [...cities]), arrayOverlaps(influencerFacts.cities, [...cities]))
}

/** A trip to one of these is under way or ahead on a day. */
export function travelsTo(cities: readonly City[], today: string): SQL {
  return sql`exists (select from jsonb_array_elements(${influencerFacts.travel}) as trip
    where trip ->> 'city' = any(${sql.param([...cities])}::text[]) and trip ->> 'until' >= ${today})`
}

/** One account that fits in all is enough. */
export function withAudience({
  platforms,
  followersFrom,
  followersTo,
  engagementFromBp,
  engagementToBp,
}: Audience): SQL {
  const engagement = sql`coalesce(${socialFacts.engagementBp}, 0)`
  const fitting = and(
    eq(socialFacts.influencerUid, influencerFacts.uid),
    platforms.length > 0 ? inArray(socialFacts.platform, [...platforms]) : undefined,
    followersFrom === null ? undefined : gte(socialFacts.followers, followersFrom),
    followersTo === null ? undefined : lte(socialFacts.followers, followersTo),
    engagementFromBp === null ? undefined : gte(engagement, engagementFromBp),
    engagementToBp === null ? undefined : lte(engagement, engagementToBp),
  )
  return sql`exists (select from ${socialFacts} where ${fitting})`
}

/** They speak one of these. */
export function withLanguage(languages: readonly Language[]): SQL | undefined {
  return languages.length === 0 ? undefined : arrayOverlaps(influencerFacts.languages, [...languages])
}
