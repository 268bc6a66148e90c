import * as z from 'zod/mini'
import { day, instant, optionalText } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { profileTypes } from '../../access/roles.ts'
import { tierIds } from '../plans/tiers.ts'
import { BrandFields, BrandStaffFields } from './brand-profile.ts'
import { Casting } from './casting.ts'
import { InfluencerFields, PublicPageFields } from './influencer-profile.ts'
import { RiskFlagFields, riskKinds } from './risk-flags.ts'
import { confirmations, platforms, plusoneCities } from './vocabulary.ts'
import { approvalStates, findableBy } from './creator-vocabulary.ts'
import { customerStatuses, influencerLabels, ragStatuses } from './desk-vocabulary.ts'
import { lostReasons } from './lost.ts'

const picture = z.nullable(z.object({ file_path: z.string() }))

/** Who looks after a brand, as the brand sees them. */
export const ManagerView = z.object({
  name: z.string(),
  email: z.string(),
  slug: z.string(),
  photo: z.nullable(z.string()),
})

/** A profile as the session sees it. */
export const SessionProfile = z.object({
  uid: z.string(),
  type: z.enum(['brand', 'influencer', 'admin', 'guest']),
  profile: z.object({
    name: z.string(),
    slug: z.string(),
    handle: z.nullable(z.string()),
    profile_pic: z.nullable(z.string()),
    avatar: picture,
    profile_media: z.array(z.object({ file_path: z.string() })),
    org: z.nullable(
      z.object({
        uid: z.string(),
        name: z.string(),
        active_subscription: z.nullable(z.object({ tier: z.enum(tierIds) })),
      }),
    ),
  }),
})

export const LinkedProfile = z.object({
  uid: z.string(),
  type: z.enum(profileTypes),
  profile: z.object({
    name: z.string(),
    slug: z.string(),
    handle: z.nullable(z.string()),
    profile_pic: z.nullable(z.string()),
    /** Whose venue a brand is; null of an influencer. */
    org: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  }),
})

const Reliability = z.nullable(
  z.object({
    visits: z.number(),
    formula: z.string(),
    parts: z.array(z.object({ name: z.string(), value: z.number(), weight: z.number(), why: z.string() })),
    raise: z.nullable(z.string()),
  }),
)

export const SocialAccountView = z.object({
  platform: z.enum(platforms),
  handle: z.string(),
  url: z.string(),
  followers: z.number(),
  averageViews: z.nullable(z.number()),
  engagementBp: z.nullable(z.number()),
  audience: z.object({
    country: z.optional(z.record(z.string(), z.number())),
    city: z.optional(z.record(z.string(), z.number())),
    gender: z.optional(z.record(z.string(), z.number())),
    age: z.optional(z.record(z.string(), z.number())),
  }),
  confirmedHow: z.enum(confirmations),
  confirmedAt: instant,
})

/** An influencer as others see them: an age bracket, never a date of birth. */
export const InfluencerView = z.object({
  uid: z.string(),
  handle: z.string(),
  name: z.string(),
  bio: z.string(),
  avatar: z.nullable(z.string()),
  homeCity: z.string(),
  cities: z.array(z.string()),
  /** Trips that are not over. */
  trips: z.array(z.object({ city: z.string(), from: day, until: day })),
  ageBracket: z.nullable(z.string()),
  languages: z.array(z.string()),
  contentVibe: z.array(z.string()),
  approval: z.string(),
  social: z.array(SocialAccountView),
  reliability: z.nullable(z.number()),
  reliabilityParts: Reliability,
  /** Our team or a provider has checked their ID. */
  idChecked: z.boolean(),
  visitsCompleted: z.number(),
})

/** A brand in the table of the team. */
export const BrandRow = z.object({
  uid: z.string(),
  name: z.string(),
  handle: z.nullable(z.string()),
  category: z.string(),
  city: z.enum(plusoneCities),
  district: z.string(),
  profilePic: z.nullable(z.string()),
  customerStatus: z.enum(customerStatuses),
  rag: z.enum(ragStatuses),
  manager: z.nullable(z.string()),
})

export type BrandRow = z.output<typeof BrandRow>

const pictures = { avatar: z.nullable(z.string()), gallery: z.array(z.string()) }

/** What the team keeps about an influencer; nobody else sees it. */
export const InfluencerStaffFields = z.object({
  priority: z.literal([1, 2, 3]),
  labels: z.array(z.enum(influencerLabels)),
  staffNotes: optionalText(4000),
})

/** An influencer's profile for whoever keeps it: all fields, and for staff what only they keep. */
export const InfluencerProfileView = z.extend(InfluencerFields, {
  ...pictures,
  uid: z.string(),
  version: z.number(),
  handle: z.string(),
  approval: z.enum(approvalStates),
  approvalReason: z.nullable(z.string()),
  /** Since when they take a break. */
  pausedAt: z.nullable(instant),
  reapplyFrom: z.nullable(day),
  createdAt: instant,
  visitsCompleted: z.number(),
  reliability: z.nullable(z.number()),
  social: z.array(SocialAccountView),
  slug: z.string(),
  findableBy: z.enum(findableBy),
  publicPage: PublicPageFields,
  /** How they look, while they share it with brands; null otherwise. */
  casting: z.nullable(Casting),
  steps: z.array(z.object({ key: z.string(), label: z.string(), unlocks: z.string(), done: z.boolean() })),
  staff: z.nullable(InfluencerStaffFields),
  can: z.object({ save: z.boolean(), decide: z.boolean(), changeDateOfBirth: z.boolean(), viewAs: z.boolean() }),
})

/** A flag of the team's about a creator. */
export const RiskFlagView = z.extend(RiskFlagFields, {
  uid: z.string(),
  by: z.string(),
  addedAt: instant,
  endedAt: z.nullable(instant),
  /** It stands today: neither ended nor over. */
  stands: z.boolean(),
})

/** An influencer in the table of the team. */
export const InfluencerRow = z.object({
  uid: z.string(),
  handle: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  homeCity: z.enum(plusoneCities),
  approval: z.enum(approvalStates),
  priority: z.number(),
  labels: z.array(z.string()),
  /** What flags stand on them. */
  risks: z.array(z.enum(riskKinds)),
  reliability: z.nullable(z.number()),
  visitsCompleted: z.number(),
  createdAt: instant,
  social: z.array(
    z.object({
      platform: z.enum(platforms),
      followers: z.number(),
      engagementBp: z.nullable(z.number()),
      confirmedAt: instant,
    }),
  ),
})
export type InfluencerRow = z.output<typeof InfluencerRow>

/** A venue's profile for its people, and for staff with what only they keep. */
export const BrandProfileView = z.extend(BrandFields, {
  /** Of the group, its house rules are changed there. */
  houseRulesFrom: z.enum(['own', 'group']),
  uid: z.string(),
  version: z.number(),
  slug: z.string(),
  timezone: z.string(),
  country: z.string(),
  profilePic: z.nullable(z.string()),
  hero: z.nullable(z.string()),
  gallery: z.array(z.string()),
  manager: z.nullable(ManagerView),
  staff: z.nullable(
    z.extend(BrandStaffFields, {
      rag: z.enum(ragStatuses),
      onboardingStage: z.number(),
      /** Since when it has stood at each stage. */
      salesSince: instant,
      onboardingSince: instant,
      statusSince: instant,
      /** Why it was lost, while it is. */
      lostReason: z.nullable(z.enum(keysOf(lostReasons))),
      lostNote: z.string(),
      createdAt: instant,
      /** Who pays. */
      organisation: z.object({ uid: z.string(), name: z.string() }),
    }),
  ),
  can: z.object({ save: z.boolean(), block: z.boolean(), saveStaffFacts: z.boolean(), viewAs: z.boolean() }),
})
