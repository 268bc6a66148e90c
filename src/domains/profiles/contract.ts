import * as z from 'zod/mini'
import { instant, page, pageInput, uid } from '../../kit/contract/fields.ts'
import { defineCalls } from '../accounts/roles.ts'
import { profileTypes } from '../accounts/roles.ts'
import { tierIds } from '../plans/tiers.ts'
import { plusoneCities } from './vocabulary.ts'

export const BrandUid = uid('brand')
export const InfluencerUid = uid('influencer')
const ProfileUid = z.union([BrandUid, InfluencerUid])

const picture = z.nullable(z.object({ file_path: z.string() }))

/** A profile as the session sees it (seed §3 "Session user profile"). */
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
  profile: z.object({ name: z.string(), handle: z.nullable(z.string()), profile_pic: z.nullable(z.string()) }),
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
  platform: z.enum(['instagram', 'tiktok', 'youtube']),
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
  confirmedHow: z.enum(['self-declared', 'screenshot', 'staff']),
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
  ageBracket: z.nullable(z.string()),
  languages: z.array(z.string()),
  contentVibe: z.array(z.string()),
  approval: z.string(),
  social: z.array(SocialAccountView),
  reliability: z.nullable(z.number()),
  reliabilityParts: Reliability,
  visitsKept: z.number(),
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
  customerStatus: z.string(),
  rag: z.string(),
  manager: z.nullable(z.string()),
})

export type BrandRow = z.output<typeof BrandRow>

export const profileCalls = defineCalls({
  /** The account with all its profiles (seed §3 "User record"). */
  getUser: {
    kind: 'read',
    who: { account: 'own' },
    input: z.object({}),
    output: z.object({
      uid: z.string(),
      email: z.string(),
      display_name: z.string(),
      staff_role: z.nullable(z.enum(['admin', 'account_manager'])),
      designated_admin: z.boolean(),
      linked_profiles: z.array(LinkedProfile),
      linked_brand_uid: z.nullable(z.string()),
      linked_influencer_uid: z.nullable(z.string()),
      brand_admins_for: z.array(z.string()),
      influencer_admins_for: z.array(z.string()),
    }),
    shows: ['profile'],
  },
  /** The profile this session acts for, and all it could (seed §7). */
  getSessionAndUserProfile: {
    kind: 'read',
    who: { account: 'own' },
    input: z.object({}),
    output: z.object({
      current_session_user_profile: SessionProfile,
      linked_profiles_found: z.array(LinkedProfile),
    }),
    shows: ['profile', 'session'],
  },
  /** Switches the session to another profile of the account (seed §4 "Profile switching"). */
  updateSessionUserProfile: {
    kind: 'write',
    who: { influencer: 'own', brandMember: 'own' },
    input: z.object({ target_user_profile: z.object({ uid: ProfileUid, type: z.enum(profileTypes) }) }),
    output: z.object({ success: z.boolean() }),
    refusals: ['not-found'],
    touches: ['session'],
  },
  /**
   * A one-time sign-in link for a customer, to hand over (product decisions §5): 15 minutes, never for staff. An account
   * manager makes one for influencers and for people of the brands assigned to them. The log keeps who made it for whom.
   */
  makeQuickLoginLink: {
    kind: 'write',
    who: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ accountUid: uid('account') }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['event'],
    perMinute: 20,
  },
  /** Every brand, by name; `search` looks at name and handle. */
  listBrands: {
    kind: 'read',
    who: { accountManager: 'any', admin: 'any' },
    input: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      city: z.optional(z.enum(plusoneCities)),
      ...pageInput,
    }),
    output: page(BrandRow),
    shows: ['profile'],
  },
})
