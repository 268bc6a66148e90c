import type { CreatorFilters } from '../creator-search.ts'
import { type CreatorsAddress, creatorSteps } from './links.ts'

/** What the server is asked for by an address; numbers that are not set limit nothing. */
export function creatorFiltersOf(address: CreatorsAddress): CreatorFilters {
  const { search, city, platform, age, gender, vibe, language, sport, visited, checked, travelling } = address
  const { hair, eyes, face } = address
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  const engagement = number(address.engagement)
  return {
    search,
    city,
    platform,
    followersFrom: number(address.followers),
    viewsFrom: number(address.views),
    engagementFromBp: engagement && engagement * 100,
    localFrom: number(address.local),
    countryFrom: number(address.country),
    growthFrom: number(address.growth),
    audienceGender: address.audience,
    audienceAge: address.ages,
    age,
    gender,
    vibe,
    language,
    sport,
    hair,
    eyes,
    face,
    reliabilityFrom: number(address.reliability),
    visitedUs: visited,
    visitedSimilar: address.similar,
    freeOn: address.free,
    idChecked: checked,
    travelling,
  }
}

/** The address of a saved search: every other filter is taken out. What no choice of the page stands for limits nothing. */
export function creatorsAddressOf(filters: CreatorFilters) {
  const { search, city, platform, age, gender, vibe, language, sport, visitedUs, idChecked, travelling } = filters
  const { hair, eyes, face } = filters
  const choice = <Step extends string>(choices: readonly Step[], value: number | undefined) =>
    choices.find((step) => Number(step) === value)
  const engagement = filters.engagementFromBp
  return {
    search,
    city,
    platform,
    followers: choice(creatorSteps.followers, filters.followersFrom),
    views: choice(creatorSteps.views, filters.viewsFrom),
    engagement: choice(creatorSteps.engagement, engagement && engagement / 100),
    local: choice(creatorSteps.local, filters.localFrom),
    country: choice(creatorSteps.country, filters.countryFrom),
    growth: choice(creatorSteps.growth, filters.growthFrom),
    audience: filters.audienceGender,
    ages: filters.audienceAge,
    age,
    gender,
    vibe,
    language,
    sport,
    hair,
    eyes,
    face,
    reliability: choice(creatorSteps.reliability, filters.reliabilityFrom),
    visited: visitedUs,
    similar: filters.visitedSimilar,
    free: filters.freeOn,
    checked: idChecked,
    travelling,
  }
}
