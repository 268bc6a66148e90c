import * as z from 'zod/mini'
import { BrandUid, InfluencerUid, ReferralUid } from '../../access/ids.ts'
import { defineCalls, profileTypes } from '../../access/roles.ts'
import { instant, optionalText, page, pageInput, text, versionOrNone } from '../../kit/contract/fields.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { referralColumns } from './columns.ts'
import { states } from './referral.ts'

const team = { accountManager: 'any', admin: 'any' } as const
/** A creator, or the owner and admins of a brand. */
const inviter = { influencer: 'own', brandAdmin: 'own' } as const
const ofProfile = { profileUid: z.union([InfluencerUid, BrandUid]) }

/** Whom somebody brought, as they see it: by first name or venue. */
const OwnReferral = z.object({
  uid: ReferralUid,
  kind: z.enum(profileTypes),
  name: z.string(),
  state: z.enum(states),
  /** A creator whom our team has approved. */
  isApproved: z.boolean(),
  joinedAt: instant,
  qualifiedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** What was promised when they joined; empty where nothing was. */
  thankYou: z.string(),
  /** How the thank-you was given, or why it was refused. */
  note: z.string(),
})
export type OwnReferral = z.output<typeof OwnReferral>

const ListedReferral = z.object({
  uid: ReferralUid,
  inviter: z.object({ uid: z.string(), type: z.enum(profileTypes), name: z.string() }),
  kind: z.enum(profileTypes),
  name: z.string(),
  accountUid: z.string(),
  /** Null until they have begun a profile. */
  profileUid: z.nullable(z.string()),
  state: z.enum(states),
  thankYou: z.string(),
  joinedAt: instant,
  qualifiedAt: z.nullable(instant),
  note: z.string(),
})
export type ListedReferral = z.output<typeof ListedReferral>

const ThankYou = z.object({
  kind: z.enum(profileTypes),
  text: z.string(),
  isOn: z.boolean(),
  version: z.int(),
})
export type ThankYou = z.output<typeof ThankYou>

const decision = {
  kind: 'write',
  access: team,
  output: z.object({ uid: ReferralUid }),
  refusals: ['not-found', 'failed-precondition'],
  touches: ['referral'],
  many: true,
} as const

/** People who join because somebody invited them, and how our team says thank you. */
export const referralCalls = defineCalls({
  /** One’s own link, which is made when it is first asked for, and what our team promises now. */
  getReferralLink: {
    kind: 'read',
    access: inviter,
    input: z.object(ofProfile),
    output: z.object({
      /** Null for a creator who isn’t approved. */
      url: z.nullable(z.string()),
      /** What there is for a creator and for a venue; null while it is off. */
      thankYous: z.object({ influencer: z.nullable(z.string()), brand: z.nullable(z.string()) }),
      /** So many have joined and not completed a collab that more do not count for now. */
      isFull: z.boolean(),
    }),
    refusals: ['not-found', 'permission-denied'],
    shows: ['referral', 'profile'],
  },
  /** Whom one has brought, newest first. */
  listReferrals: {
    kind: 'read',
    access: inviter,
    input: z.object({ ...ofProfile, ...pageInput }),
    output: page(OwnReferral),
    refusals: ['not-found', 'permission-denied'],
    shows: ['referral', 'profile', 'collab'],
  },
  /** For the team: everyone who joined through a link, newest first unless sorted; `search` looks at names and emails of who joined. */
  browseReferrals: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(referralColumns)),
    output: tablePage(ListedReferral),
    shows: ['referral'],
  },
  /** What our team promises for a creator and for a venue. */
  getThankYous: {
    kind: 'read',
    access: team,
    input: z.object({}),
    output: z.object({ rows: z.array(ThankYou), can: z.object({ save: z.boolean() }) }),
    shows: ['referral'],
  },
  /** Sets what is promised to whoever joins from now on. Those who have joined keep what was promised then. */
  saveThankYou: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({
      kind: z.enum(profileTypes),
      text: optionalText(80),
      isOn: z.boolean(),
      version: versionOrNone,
    }),
    output: ThankYou,
    refusals: ['failed-precondition', 'aborted'],
    touches: ['referral'],
  },
  /** Writes down how the thank-you was given, and notifies who invited them. */
  giveThankYou: { ...decision, input: z.object({ uid: ReferralUid, note: text(200) }) },
  /** Refuses a thank-you, for a reason that who invited them reads. */
  refuseThankYou: { ...decision, input: z.object({ uid: ReferralUid, reason: text(200) }) },
})
