import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { inAgeBrackets } from '../../briefs/server/eligible.ts'
import { connectedFacts, snapshotFacts } from '../../platforms/server/facts.ts'
import { inCities, travelsTo, withAudience, withLanguage } from '../../profiles/server/conditions.ts'
import { brandFacts, castingFacts, influencerFacts, placeFacts, socialFacts } from '../../profiles/server/facts.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { type CreatorFilters, growthOverDays, looksOf } from '../creator-search.ts'

/** What of a brand a search goes by. */
export type SearchingBrand = Pick<BrandProfile, 'uid' | 'city' | 'country' | 'timezone' | 'category' | 'orgUid'>

const today = () => now().toISOString().slice(0, 10)

/** The city of a search, and what else the index of places knows of it. */
export function inCity(
  { city, followersFrom, reliabilityFrom, audienceGender, audienceAge }: CreatorFilters,
  brand: SearchingBrand,
): (SQL | undefined)[] {
  return [
    eq(placeFacts.city, city ?? brand.city),
    or(isNull(placeFacts.until), gte(placeFacts.until, today())),
    // Whoever has such an account has a largest one at least as large.
    followersFrom === undefined ? undefined : gte(placeFacts.following, followersFrom),
    reliabilityFrom === undefined ? undefined : gte(placeFacts.reliability, reliabilityFrom),
    audienceGender ? arrayContains(placeFacts.audience, [audienceGender]) : undefined,
    audienceAge ? arrayContains(placeFacts.audience, [audienceAge]) : undefined,
  ]
}

/** The rest of a search, besides `inCity`. */
export function conditionsOf(filters: CreatorFilters, brand: SearchingBrand): (SQL | undefined)[] {
  const own = brand.city
  const { search, city = own, platform, followersFrom, followersTo, viewsFrom, engagementFromBp, localFrom } = filters
  const pattern = search ? `%${search.replace(/^@/, '').replace(/[\\%_]/g, '\\$&')}%` : null
  const { countryFrom, growthFrom, freeOn } = filters
  const asksForAccount = [platform, followersFrom, followersTo, engagementFromBp].some((value) => value !== undefined)
  return [
    filters.travelling ? travelsTo([city], today()) : undefined,
    pattern ? or(ilike(influencerFacts.handle, pattern), ilike(influencerFacts.name, pattern)) : undefined,
    asksForAccount
      ? withAudience({
          platforms: platform ? [platform] : [],
          followersFrom: followersFrom ?? null,
          followersTo: followersTo ?? null,
          engagementFromBp: engagementFromBp ?? null,
          engagementToBp: null,
        })
      : undefined,
    viewsFrom === undefined ? undefined : withAccount(gte(socialFacts.averageViews, viewsFrom)),
    localFrom === undefined
      ? undefined
      : withAccount(sql`(${socialFacts.audience} -> 'city' ->> ${own}::text)::numeric >= ${localFrom}`),
    countryFrom === undefined
      ? undefined
      : withAccount(sql`(${socialFacts.audience} -> 'country' ->> ${brand.country}::text)::numeric >= ${countryFrom}`),
    growthFrom === undefined ? undefined : hasGrown(growthFrom),
    freeOn === undefined ? undefined : isFreeOn(freeOn, city, brand.timezone),
    inAgeBrackets(filters.age ? [filters.age] : []),
    filters.gender ? eq(influencerFacts.gender, filters.gender) : undefined,
    filters.vibe ? arrayOverlaps(influencerFacts.contentVibe, [filters.vibe]) : undefined,
    withLanguage(filters.language ? [filters.language] : []),
    filters.sport ? arrayOverlaps(influencerFacts.sports, [filters.sport]) : undefined,
    withLooks(filters),
    filters.visitedUs ? hasVisited(brand) : undefined,
    filters.visitedSimilar ? hasVisitedSimilar(brand) : undefined,
    filters.idChecked ? isNotNull(influencerFacts.idCheckedAt) : undefined,
  ]
}

/** They have visited one of the organisation's venues. */
export function hasVisited({ orgUid }: SearchingBrand): SQL {
  return sql`exists (select from ${visitFacts} join ${brandFacts} on ${brandFacts.uid} = ${visitFacts.brandUid}
    where ${visitFacts.influencerUid} = ${influencerFacts.uid} and ${brandFacts.orgUid} = ${orgUid}
    and ${visitFacts.checkedInAt} is not null)`
}

/** They have visited somebody else's venue of the same category. */
function hasVisitedSimilar({ orgUid, category }: SearchingBrand): SQL {
  return sql`exists (select from ${visitFacts} join ${brandFacts} on ${brandFacts.uid} = ${visitFacts.brandUid}
    where ${visitFacts.influencerUid} = ${influencerFacts.uid} and ${visitFacts.checkedInAt} is not null
    and ${brandFacts.category} = ${category} and ${brandFacts.orgUid} <> ${orgUid})`
}

/**
 * A connected account has so many percent more followers than it had three months ago. YouTube's are left out: its terms
 * forbid numbers of our own that are worked out from its own.
 */
function hasGrown(percent: number): SQL {
  const since = plus(now(), -growthOverDays * dayMs)
    .toISOString()
    .slice(0, 10)
  return sql`exists (select from ${connectedFacts} where ${connectedFacts.influencerUid} = ${influencerFacts.uid}
    and ${connectedFacts.platform} <> 'youtube' and ${connectedFacts.followers} >= (1 + ${percent}::numeric / 100) * (
      select ${snapshotFacts.followers} from ${snapshotFacts} where ${snapshotFacts.accountUid} = ${connectedFacts.uid}
      and ${snapshotFacts.day} <= ${since} order by ${snapshotFacts.day} desc limit 1))`
}

/** No visit is booked on a day, as the venue's calendar has it, and no trip takes them elsewhere; who only travels to the city is there. */
function isFreeOn(day: string, city: City, timezone: string): SQL | undefined {
  const start = sql`${day}::date::timestamp at time zone ${timezone}`
  const end = sql`(${day}::date + 1)::timestamp at time zone ${timezone}`
  const onTrip = (where: SQL) => sql`exists (select from jsonb_array_elements(${influencerFacts.travel}) as trip
    where ${where} and trip ->> 'from' <= ${day} and ${day} <= trip ->> 'until')`
  return and(
    sql`not exists (select from ${visitFacts} where ${visitFacts.influencerUid} = ${influencerFacts.uid}
      and ${visitFacts.live} and ${visitFacts.startsAt} < ${end} and ${visitFacts.endsAt} > ${start})`,
    not(onTrip(sql`trip ->> 'city' <> ${city}`)),
    or(inCities([city]), onTrip(sql`trip ->> 'city' = ${city}`)),
  )
}

/** They share that they look so. */
function withLooks(filters: CreatorFilters): SQL | undefined {
  const { hair, eyes, face } = filters
  if (!looksOf(filters)) return undefined
  const fitting = and(
    eq(castingFacts.influencerUid, influencerFacts.uid),
    hair ? eq(castingFacts.hair, hair) : undefined,
    eyes ? eq(castingFacts.eyes, eyes) : undefined,
    face ? eq(castingFacts.face, face) : undefined,
  )
  return sql`exists (select from ${castingFacts} where ${fitting})`
}

export function withAccount(condition: SQL): SQL {
  return sql`exists (select from ${socialFacts} where ${socialFacts.influencerUid} = ${influencerFacts.uid} and ${condition})`
}
