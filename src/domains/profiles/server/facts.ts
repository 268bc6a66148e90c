import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { revisionOf } from '../../../kit/server/revision.ts'
import {
  blockedBrands,
  blockedInfluencers,
  brandProfiles,
  castingAttributes,
  creatorPlaces,
  influencerProfiles,
  socialAccounts,
} from './tables.ts'

/**
 * What other domains may read of profiles inside a statement of their own: join these like tables. They are subqueries
 * that PostgreSQL flattens, so they cost nothing and use the indexes; nothing can be written through them.
 */
const build = new QueryBuilder()

/** A venue without what only staff see, but for its labels: they say which brands were made to try something out. */
export const brandFacts = build
  .select({
    uid: brandProfiles.uid,
    orgUid: brandProfiles.orgUid,
    slug: brandProfiles.slug,
    name: brandProfiles.name,
    category: brandProfiles.category,
    description: brandProfiles.description,
    handle: brandProfiles.handle,
    profilePic: brandProfiles.profilePic,
    hero: brandProfiles.hero,
    gallery: brandProfiles.gallery,
    address: brandProfiles.address,
    city: brandProfiles.city,
    country: brandProfiles.country,
    district: brandProfiles.district,
    latitude: brandProfiles.latitude,
    longitude: brandProfiles.longitude,
    timezone: brandProfiles.timezone,
    labels: brandProfiles.labels,
    mayBeNamed: brandProfiles.mayBeNamed,
    hostName: brandProfiles.hostName,
    /** For those with an appointment alone. */
    hostPhone: brandProfiles.hostPhone,
    arrivalText: brandProfiles.arrivalText,
    houseRules: brandProfiles.houseRules,
    createdAt: brandProfiles.createdAt,
    revision: revisionOf('brand_profiles'),
  })
  .from(brandProfiles)
  .as('brand_facts')

/** How far a brand has come; of no use to anybody but staff. */
export const brandStageFacts = build
  .select({
    uid: brandProfiles.uid,
    orgUid: brandProfiles.orgUid,
    version: brandProfiles.version,
    onboardingStage: brandProfiles.onboardingStage,
    salesStage: brandProfiles.salesStage,
    customerStatus: brandProfiles.customerStatus,
  })
  .from(brandProfiles)
  .as('brand_stage_facts')

/** A creator with what rules decide by. The date of birth is for rules about age alone and never leaves a statement. */
export const influencerFacts = build
  .select({
    uid: influencerProfiles.uid,
    slug: influencerProfiles.slug,
    handle: influencerProfiles.handle,
    name: influencerProfiles.name,
    avatar: influencerProfiles.avatar,
    approval: influencerProfiles.approval,
    appliedAt: influencerProfiles.appliedAt,
    gallery: influencerProfiles.gallery,
    pausedAt: influencerProfiles.pausedAt,
    findableBy: influencerProfiles.findableBy,
    homeCity: influencerProfiles.homeCity,
    cities: influencerProfiles.cities,
    travel: influencerProfiles.travel,
    latitude: influencerProfiles.latitude,
    longitude: influencerProfiles.longitude,
    dateOfBirth: influencerProfiles.dateOfBirth,
    gender: influencerProfiles.gender,
    languages: influencerProfiles.languages,
    contentVibe: influencerProfiles.contentVibe,
    sports: influencerProfiles.sports,
    labels: influencerProfiles.labels,
    reliability: influencerProfiles.reliability,
    visitsCompleted: influencerProfiles.visitsCompleted,
    idCheckedAt: influencerProfiles.idCheckedAt,
    largestFollowing: influencerProfiles.largestFollowing,
    createdAt: influencerProfiles.createdAt,
  })
  .from(influencerProfiles)
  .as('influencer_facts')

/** Where creators are found, with what searches sort by. */
export const placeFacts = build
  .select({
    city: creatorPlaces.city,
    influencerUid: creatorPlaces.influencerUid,
    until: creatorPlaces.until,
    joinedAt: creatorPlaces.joinedAt,
    reliability: creatorPlaces.reliability,
    following: creatorPlaces.following,
  })
  .from(creatorPlaces)
  .as('place_facts')

/** A creator's accounts on platforms. */
export const socialFacts = build
  .select({
    influencerUid: socialAccounts.influencerUid,
    platform: socialAccounts.platform,
    handle: socialAccounts.handle,
    followers: socialAccounts.followers,
    averageViews: socialAccounts.averageViews,
    engagementBp: socialAccounts.engagementBp,
    audience: socialAccounts.audience,
  })
  .from(socialAccounts)
  .as('social_facts')

/** How creators look, of those who share it. Never for eligibility or a match: searches that use it are logged. */
export const castingFacts = build
  .select({
    influencerUid: castingAttributes.influencerUid,
    hair: castingAttributes.hair,
    eyes: castingAttributes.eyes,
    face: castingAttributes.face,
  })
  .from(castingAttributes)
  .as('casting_facts')

type Uid = SQLWrapper | Placeholder | string

/** The brands between which and an influencer there is a block, whoever set it, as a sub-query of their uids. */
export function brandsClosedTo(influencerUid: Uid): SQL {
  const { brandUid, influencerUid: influencer } = blockedInfluencers
  const { brandUid: blocked, influencerUid: by } = blockedBrands
  return sql`(select ${brandUid} from ${blockedInfluencers} where ${influencer} = ${influencerUid} union all select ${blocked} from ${blockedBrands} where ${by} = ${influencerUid})`
}

/** The condition that one of the two has blocked the other. Either may be a column, a value or a placeholder. */
export function isBlocked(brandUid: Uid, influencerUid: Uid): SQL {
  const { brandUid: brand, influencerUid: influencer } = blockedInfluencers
  const { brandUid: blocked, influencerUid: by } = blockedBrands
  return sql`(exists (select from ${blockedInfluencers} where ${brand} = ${brandUid} and ${influencer} = ${influencerUid}) or exists (select from ${blockedBrands} where ${blocked} = ${brandUid} and ${by} = ${influencerUid}))`
}
