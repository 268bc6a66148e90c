import * as z from 'zod/mini'
import { FileUid, InfluencerUid } from '../../../access/ids.ts'
import {
  day,
  instant,
  largestInteger,
  optionalText,
  page,
  pageInput,
  text,
  version,
} from '../../../kit/contract/fields.ts'
import { Casting } from '../casting.ts'
import { InfluencerFields, PublicPageFields, SocialAccountFields } from '../influencer-profile.ts'
import { riskKinds } from '../risk-flags.ts'
import { InfluencerProfileView, InfluencerRow, InfluencerStaffFields } from '../views.ts'
import { platforms, plusoneCities } from '../vocabulary.ts'
import { approvalStates, findableBy } from '../creator-vocabulary.ts'
import { influencerLabels } from '../desk-vocabulary.ts'

const stale = ['not-found', 'aborted'] as const

/** The calls about an influencer's own profile, its approval and its public page. */
export const influencerEntries = {
  /** An influencer's profile, to keep it. */
  getInfluencerProfile: {
    kind: 'read',
    offline: true,
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: InfluencerUid }),
    output: InfluencerProfileView,
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** Somebody under 18 is refused, and so is a date of birth that makes them so. */
  saveInfluencerProfile: {
    kind: 'write',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: InfluencerUid, version, fields: InfluencerFields }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  /** An account on a platform with its figures; self-declared, or shown by a screenshot. */
  saveSocialAccount: {
    kind: 'write',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: InfluencerUid, version, account: SocialAccountFields, screenshot: z.optional(FileUid) }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  removeSocialAccount: {
    kind: 'write',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: InfluencerUid, version, platform: z.enum(platforms) }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  /** Whom a brand means by the address of a public page: nobody while that page is off. */
  getPublicInfluencer: {
    kind: 'read',
    access: { brandMember: 'any', accountManager: 'any', admin: 'any' },
    input: z.object({ slug: text(60) }),
    output: z.object({
      uid: InfluencerUid,
      name: z.string(),
      handle: z.string(),
      avatar: z.nullable(z.string()),
      city: z.string(),
    }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** Every influencer, newest first; `search` looks at handle and name. */
  listInfluencers: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      city: z.optional(z.enum(plusoneCities)),
      approval: z.optional(z.enum(approvalStates)),
      label: z.optional(z.enum(influencerLabels)),
      /** With a flag of this kind that stands. */
      risk: z.optional(z.enum(riskKinds)),
      platform: z.optional(z.enum(platforms)),
      followersFrom: z.optional(z.int().check(z.minimum(0), z.maximum(largestInteger))),
      ...pageInput,
    }),
    output: page(InfluencerRow),
    shows: ['profile'],
  },
  /** Yes, no with a reason and a day from which to apply again, not any more, or a question before that. The influencer is told. */
  decideApplication: {
    kind: 'write',
    many: true,
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      uid: InfluencerUid,
      version,
      decision: z.enum(['approved', 'rejected', 'suspended', 'details-requested']),
      reason: optionalText(500),
      reapplyFrom: z.optional(day),
    }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  /** Into the queue again after a no, from the day that was named, or with the answer to what the team asked. The team is told. */
  applyAgain: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ uid: InfluencerUid, version, note: optionalText(500) }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  saveInfluencerStaffFacts: {
    kind: 'write',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({ uid: InfluencerUid, version, fields: InfluencerStaffFields }),
    output: InfluencerProfileView,
    refusals: stale,
    touches: ['profile'],
  },
  /** Puts one label on a creator, or takes it off. Refused where it is so already: whoever undoes it changes nothing else. */
  labelInfluencer: {
    kind: 'write',
    many: true,
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({ uid: InfluencerUid, label: z.enum(influencerLabels), on: z.boolean() }),
    output: z.object({ labels: z.array(z.enum(influencerLabels)) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile'],
  },
  /** Where an influencer's approval stands: what is looked at, what would help, and by when the team answers. */
  getApproval: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({
      state: z.enum(approvalStates),
      reason: z.nullable(z.string()),
      reapplyFrom: z.nullable(day),
      answerBy: instant,
      checks: z.array(z.object({ name: z.string(), ok: z.boolean(), improve: z.string() })),
      version,
      /** What they can do: apply again, or answer what the team asked. */
      can: z.object({ apply: z.nullable(z.enum(['again', 'answer'])) }),
    }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** The public page: off unless switched on, and gone at once when it is switched off. */
  /** Takes a break: no invitations, no offers, off lists. What is agreed goes on. */
  pauseProfile: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ uid: InfluencerUid, version }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  resumeProfile: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ uid: InfluencerUid, version }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
  /** Decides which brands find this creator: all, or those that they asked or worked with. */
  saveFindableBy: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ uid: InfluencerUid, version, findableBy: z.enum(findableBy) }),
    output: InfluencerProfileView,
    refusals: [...stale],
    touches: ['profile'],
  },
  /** Shares how they look with brands that cast, or stops: null takes it out for good. */
  saveCasting: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ uid: InfluencerUid, version, casting: z.nullable(Casting) }),
    output: InfluencerProfileView,
    refusals: stale,
    touches: ['profile'],
  },
  savePublicPage: {
    kind: 'write',
    access: { influencer: 'own' },
    ownHands: true,
    input: z.object({ uid: InfluencerUid, version, publicPage: PublicPageFields }),
    output: InfluencerProfileView,
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile'],
  },
} as const
