import { and, eq, isNotNull, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { revisionOf } from '../../../kit/server/revision.ts'
import {
  blockedBrands,
  blockedInfluencers,
  brandProfiles,
  castingAttributes,
  creatorPlaces,
  influencerProfiles,
  riskFlags,
  socialAccounts,
} from './tables.ts'
import { ragFellAt } from './rag.ts'
import { stageSince } from './stage-time.ts'
import { statusOrder } from './status-order.ts'
import { urgencyOf } from './urgency.ts'

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
    postcode: brandProfiles.postcode,
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

/** What else creators see of a venue: when it is open, what is spoken there, and how reliable it is. */
export const venueFacts = build
  .select({
    uid: brandProfiles.uid,
    openingHours: brandProfiles.openingHours,
    languages: brandProfiles.languages,
    reliability: brandProfiles.reliability,
    reliabilityParts: brandProfiles.reliabilityParts,
  })
  .from(brandProfiles)
  .as('venue_facts')

/** A brand as our team's lists show it, with what only they see. */
export const brandDeskFacts = build
  .select({
    uid: brandProfiles.uid,
    orgUid: brandProfiles.orgUid,
    orgName: brandProfiles.orgName,
    name: brandProfiles.name,
    handle: brandProfiles.handle,
    category: brandProfiles.category,
    address: brandProfiles.address,
    district: brandProfiles.district,
    city: brandProfiles.city,
    postcode: brandProfiles.postcode,
    country: brandProfiles.country,
    phone: brandProfiles.phone,
    website: brandProfiles.website,
    profilePic: brandProfiles.profilePic,
    salesStage: brandProfiles.salesStage,
    onboardingStage: brandProfiles.onboardingStage,
    customerStatus: brandProfiles.customerStatus,
    /** Since when it has stood at each stage. */
    salesSince: stageSince(brandProfiles.salesSince, brandProfiles.createdAt)
      .mapWith(brandProfiles.createdAt)
      .as('sales_since'),
    onboardingSince: stageSince(brandProfiles.onboardingSince, brandProfiles.createdAt)
      .mapWith(brandProfiles.createdAt)
      .as('onboarding_since'),
    statusSince: stageSince(brandProfiles.statusSince, brandProfiles.createdAt)
      .mapWith(brandProfiles.createdAt)
      .as('status_since'),
    lostReason: brandProfiles.lostReason,
    rag: brandProfiles.rag,
    urgency: urgencyOf(brandProfiles.rag).as('urgency'),
    statusOrder: statusOrder(brandProfiles.customerStatus).as('status_order'),
    ragFellAt: ragFellAt(brandProfiles).as('rag_fell_at'),
    priority: brandProfiles.priority,
    labels: brandProfiles.labels,
    createdAt: brandProfiles.createdAt,
  })
  .from(brandProfiles)
  .as('brand_desk_facts')

/** A creator as our team's lists show them, with what only they see. */
export const influencerDeskFacts = build
  .select({
    uid: influencerProfiles.uid,
    version: influencerProfiles.version,
    handle: influencerProfiles.handle,
    name: influencerProfiles.name,
    avatar: influencerProfiles.avatar,
    homeCity: influencerProfiles.homeCity,
    approval: influencerProfiles.approval,
    appliedAt: influencerProfiles.appliedAt,
    priority: influencerProfiles.priority,
    labels: influencerProfiles.labels,
    reliability: influencerProfiles.reliability,
    /** The same with −1 for nobody knows; in this very form there is an index of it. */
    knownReliability: sql<number>`coalesce(${influencerProfiles.reliability}, -1)`.as('known_reliability'),
    visitsCompleted: influencerProfiles.visitsCompleted,
    largestFollowing: influencerProfiles.largestFollowing,
    idCheckedAt: influencerProfiles.idCheckedAt,
    rag: influencerProfiles.rag,
    urgency: urgencyOf(influencerProfiles.rag).as('urgency'),
    ragFellAt: ragFellAt(influencerProfiles).as('rag_fell_at'),
    createdAt: influencerProfiles.createdAt,
  })
  .from(influencerProfiles)
  .as('influencer_desk_facts')

/** How a creator is doing, and what that was before it got worse; for staff alone. */
export const influencerRagFacts = build
  .select({
    uid: influencerProfiles.uid,
    rag: influencerProfiles.rag,
    ragWas: influencerProfiles.ragWas,
    ragChangedAt: influencerProfiles.ragChangedAt,
  })
  .from(influencerProfiles)
  .as('influencer_rag_facts')

/** What our team notes of creators, for staff alone. It stands until its last day, unless it was ended before. */
export const riskFlagFacts = build
  .select({
    influencerUid: riskFlags.influencerUid,
    kind: riskFlags.kind,
    until: riskFlags.until,
    endedAt: riskFlags.endedAt,
  })
  .from(riskFlags)
  .as('risk_flag_facts')

/** How far a brand has come and how it is doing; of no use to anybody but staff. */
export const brandStageFacts = build
  .select({
    uid: brandProfiles.uid,
    orgUid: brandProfiles.orgUid,
    version: brandProfiles.version,
    onboardingStage: brandProfiles.onboardingStage,
    salesStage: brandProfiles.salesStage,
    customerStatus: brandProfiles.customerStatus,
    createdAt: brandProfiles.createdAt,
    rag: brandProfiles.rag,
    ragWas: brandProfiles.ragWas,
    ragChangedAt: brandProfiles.ragChangedAt,
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
    audience: creatorPlaces.audience,
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
    confirmedAt: socialAccounts.confirmedAt,
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

/** Screenshots of approved creators that our team has not compared with their numbers yet. */
export const openScreenshotFacts = build
  .select({
    uid: sql<string>`${socialAccounts.influencerUid} || ':' || ${socialAccounts.platform}`.as('uid'),
    influencerUid: socialAccounts.influencerUid,
    platform: socialAccounts.platform,
    sentAt: sql<Date>`${socialAccounts.confirmedAt}`.as('sent_at'),
  })
  .from(socialAccounts)
  .innerJoin(influencerProfiles, eq(influencerProfiles.uid, socialAccounts.influencerUid))
  .where(
    and(
      eq(socialAccounts.confirmedHow, 'screenshot'),
      isNotNull(socialAccounts.screenshot),
      eq(influencerProfiles.approval, 'approved'),
    ),
  )
  .as('open_screenshot_facts')
