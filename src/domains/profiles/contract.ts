import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text, version } from '../../kit/contract/fields.ts'
import { Consent } from '../accounts/contract.ts'
import { AccountUid, BrandUid, FileUid, InfluencerUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { profileTypes } from '../../access/roles.ts'
import { BrandProfileView, BrandRow, LinkedProfile, SessionProfile } from './views.ts'
import { BrandChange, BrandStaffFields } from './brand-profile.ts'
import { blockEntries } from './contract/blocks.ts'
import { influencerEntries } from './contract/influencers.ts'
import { placeEntries } from './contract/places.ts'
import { riskFlagEntries } from './contract/risk-flags.ts'
import { screenshotEntries } from './contract/screenshots.ts'
import { Lost } from './lost.ts'
import { brandLabels, customerStatuses, onboardingStagesByHand } from './desk-vocabulary.ts'

const Priority = z.literal([1, 2, 3])
const sales = BrandStaffFields.shape.salesStage
const onboarding = z.literal([1, 2, 3, 4, 5, 6])
const ProfileUid = z.union([BrandUid, InfluencerUid])

const profileAdmin = { brandAdmin: 'own', accountManager: 'assigned', admin: 'any' } as const
const stale = ['not-found', 'aborted'] as const

export const profileCalls = defineCalls({
  ...influencerEntries,
  ...blockEntries,
  ...placeEntries,
  ...riskFlagEntries,
  ...screenshotEntries,
  /** The account with all its profiles. */
  getUser: {
    kind: 'read',
    offline: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({
      uid: z.string(),
      email: z.string(),
      display_name: z.string(),
      staff_role: z.nullable(z.enum(['admin', 'account_manager'])),
      designated_admin: z.boolean(),
      /** Of our staff, who sets up a second factor before anything else. */
      second_factor_due: z.boolean(),
      /**
       * The admin who is signed in as this account, and until when; `views` is the profile that one of our team views the
       * product as, who can change nothing.
       */
      acting: z.nullable(
        z.object({
          by: z.string(),
          until: instant,
          views: z.nullable(z.object({ uid: z.string(), name: z.string() })),
        }),
      ),
      /** Null until asked. */
      consent: z.nullable(Consent),
      /** When the account is deleted, as its owner asked for. */
      deletion_due_at: z.nullable(instant),
      /** The last email to them was given up: the mail server says that there is no such address. */
      email_refused: z.boolean(),
      linked_profiles: z.array(LinkedProfile),
      linked_brand_uid: z.nullable(z.string()),
      linked_influencer_uid: z.nullable(z.string()),
      brand_admins_for: z.array(z.string()),
      influencer_admins_for: z.array(z.string()),
    }),
    shows: ['profile'],
  },
  /** The profile this session acts for, and all it could. */
  getSessionAndUserProfile: {
    kind: 'read',
    offline: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({
      current_session_user_profile: SessionProfile,
      linked_profiles_found: z.array(LinkedProfile),
    }),
    shows: ['profile', 'session'],
  },
  /** Switches the session to another profile of the account. */
  updateSessionUserProfile: {
    kind: 'write',
    access: { influencer: 'own', brandMember: 'own' },
    input: z.object({ target_user_profile: z.object({ uid: ProfileUid, type: z.enum(profileTypes) }) }),
    output: z.object({ success: z.boolean() }),
    refusals: ['not-found'],
    touches: ['session'],
  },
  /**
   * Mails a customer a link that signs them in with one tap: once, for 15 minutes. It goes to their own address and is shown
   * to nobody else. An account manager sends it to creators and to people of the brands assigned to them, nobody to staff.
   */
  mailQuickLoginLink: {
    kind: 'write',
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ accountUid: AccountUid }),
    output: z.object({ sent: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['event', 'account'],
    perMinute: 20,
  },
  /** Brands by name, to choose one from; `search` looks at name and handle. */
  listBrands: {
    kind: 'read',
    scope: 'venues:read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      ...pageInput,
    }),
    output: page(BrandRow),
    shows: ['profile'],
  },
  /** Puts a picture of the caller's on a profile: as its face (brand: its sign), its hero, or behind the others. */
  addProfilePicture: {
    kind: 'write',
    access: { influencer: 'own', ...profileAdmin, accountManager: 'any' },
    input: z.object({ profileUid: ProfileUid, fileUid: FileUid, as: z.enum(['face', 'hero', 'gallery']) }),
    output: z.object({ file_path: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile'],
  },
  /** The order of a profile's gallery; what is left out is taken off. */
  arrangeGallery: {
    kind: 'write',
    access: { influencer: 'own', ...profileAdmin, accountManager: 'any' },
    input: z.object({ profileUid: ProfileUid, version, gallery: z.array(z.string().check(z.maxLength(200))) }),
    output: z.object({ gallery: z.array(z.string()) }),
    refusals: [...stale, 'failed-precondition'],
    touches: ['profile'],
  },
  /** A venue's profile, for its people and for staff. */
  getBrandProfile: {
    kind: 'read',
    scope: 'venues:read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: BrandUid }),
    output: BrandProfileView,
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /**
   * Changes the given facts of a venue. Country and timezone follow the city; a position that is null becomes the middle of the
   * city, and one far away from it is refused.
   */
  saveBrandProfile: {
    kind: 'write',
    access: profileAdmin,
    input: z.object({ uid: BrandUid, version, fields: BrandChange }),
    output: BrandProfileView,
    refusals: [...stale, 'invalid-argument'],
    touches: ['profile', 'brief', 'feed'],
  },
  saveBrandStaffFacts: {
    kind: 'write',
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({
      uid: BrandUid,
      version,
      fields: BrandStaffFields,
      /** The stage that the form showed first: stages move by themselves, without a new version. */
      stageWas: z.optional(BrandStaffFields.shape.salesStage),
      /** Why it was lost: has to be said when it becomes inactive. */
      lost: z.optional(Lost),
    }),
    output: BrandProfileView,
    refusals: [...stale, 'invalid-argument'],
    touches: ['profile'],
  },
  /**
   * Moves a brand to another stage; the one that the caller saw is `was`. Of onboarding the first three stages are set by hand,
   * the others follow from what the brand does. Whoever makes it inactive says why it was lost.
   */
  moveBrandStage: {
    kind: 'write',
    many: true,
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({
      uid: BrandUid,
      move: z.discriminatedUnion('of', [
        z.object({ of: z.literal('sales'), to: sales, was: sales }),
        z.object({ of: z.literal('onboarding'), to: z.literal(onboardingStagesByHand), was: onboarding }),
        z.object({ of: z.literal('status'), to: z.enum(customerStatuses), was: z.enum(customerStatuses) }),
      ]),
      lost: z.optional(Lost),
      /** Since when it has been there, where a move is taken back; otherwise it starts now. */
      since: z.optional(instant),
    }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found', 'aborted', 'failed-precondition', 'invalid-argument'],
    touches: ['profile'],
  },
  /** Puts one label on a brand, or takes it off. Refused where it is so already: whoever undoes it changes nothing else. */
  labelBrand: {
    kind: 'write',
    many: true,
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ uid: BrandUid, label: z.enum(brandLabels), on: z.boolean() }),
    output: z.object({ labels: z.array(z.enum(brandLabels)) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile'],
  },
  /** Ranks a brand for our team; `was` is the priority that the caller saw. */
  prioritiseBrand: {
    kind: 'write',
    many: true,
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ uid: BrandUid, priority: Priority, was: Priority }),
    output: z.object({ priority: Priority }),
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['profile'],
  },
  /** Whom a brand does not host, with its private reasons. */
  listBlockedInfluencers: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      rows: z.array(z.object({ uid: z.string(), handle: z.string(), name: z.string(), reason: z.string() })),
    }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** From now on the influencer is not offered this brand's briefs. They are not told. */
  blockInfluencer: {
    kind: 'write',
    access: profileAdmin,
    input: z.object({ brandUid: BrandUid, handle: text(60), reason: optionalText(300) }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found'],
    touches: ['profile', 'feed'],
  },
  unblockInfluencer: {
    kind: 'write',
    access: profileAdmin,
    input: z.object({ brandUid: BrandUid, influencerUid: InfluencerUid }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['profile', 'feed'],
  },
})
