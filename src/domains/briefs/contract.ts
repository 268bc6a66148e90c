import * as z from 'zod/mini'
import { day, instant, optionalText, page, pageInput, text, version, versionOrNone } from '../../kit/contract/fields.ts'
import { BrandUid, BriefUid, FileUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { timezones } from '../accounts/timezones.ts'
import { brandCategories, plusoneCities, venueCurrencies } from '../profiles/vocabulary.ts'
import { BriefDeliverable, BriefContent, Eligibility, Stay } from './brief.ts'
import { DisclosureRule } from './disclosure.ts'
import { closedDayEntries } from './contract/closed-days.ts'
import { briefStatuses } from './statuses.ts'

const can = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  approve: z.boolean(),
  return: z.boolean(),
  pause: z.boolean(),
  resume: z.boolean(),
  archive: z.boolean(),
  duplicate: z.boolean(),
})

/** A brief with all it says. Notes between brand and staff are empty for influencers. */
export const BriefView = z.object({
  uid: z.string(),
  brandUid: z.string(),
  brandName: z.string(),
  district: z.string(),
  handle: z.nullable(z.string()),
  /** The venue's own pictures, to choose from while editing. */
  gallery: z.array(z.string()),
  status: z.enum(briefStatuses),
  version: z.number(),
  city: z.enum(plusoneCities),
  category: z.enum(brandCategories),
  country: z.string(),
  timezone: z.enum(timezones),
  currency: z.enum(venueCurrencies),
  content: BriefContent,
  spotsTaken: z.number(),
  spotsLeft: z.number(),
  held: z.boolean(),
  liveSince: z.nullable(instant),
  submittedAt: z.nullable(instant),
  submitNote: z.string(),
  changeNote: z.string(),
  createdAt: instant,
  updatedAt: instant,
  can: z.extend(can, {
    /** Once it’s submitted it’s live: nobody reviews it first. */
    publish: z.boolean(),
  }),
})

/** A brief as a card: in the feed, in lists and beside the editor. `gaps` keep this viewer from it; empty for others. */
export const BriefCardView = z.object({
  uid: z.string(),
  brandUid: z.string(),
  brandName: z.string(),
  district: z.string(),
  city: z.enum(plusoneCities),
  category: z.enum(brandCategories),
  timezone: z.enum(timezones),
  picture: z.nullable(z.string()),
  title: z.string(),
  included: z.array(z.string()),
  valueMinor: z.number(),
  currency: z.enum(venueCurrencies),
  guests: z.number(),
  deliverables: z.array(BriefDeliverable),
  spotsLeft: z.number(),
  maxCollabs: z.number(),
  nextSlot: z.nullable(instant),
  /** Of a visit by the night; with `perNight` the value is that of one night. */
  stay: z.optional(z.pick(Stay, { minNights: true, maxNights: true, perNight: true })),
  gaps: z.array(z.string()),
})
export type BriefCardView = z.output<typeof BriefCardView>

/** How complete and attractive a brief is, 0 to 100, with what would raise it, strongest first. */
export const CoachView = z.object({
  score: z.number(),
  hints: z.array(z.object({ part: z.string(), points: z.number(), text: z.string() })),
})

/** A brief in a list: its card, where it stands, and what the coach says. */
export const BriefRow = z.object({
  card: BriefCardView,
  status: z.enum(briefStatuses),
  version: z.number(),
  held: z.boolean(),
  liveFrom: day,
  liveUntil: day,
  submittedAt: z.nullable(instant),
  submitNote: z.string(),
  changeNote: z.string(),
  updatedAt: instant,
  coach: CoachView,
  can,
})

/** One point staff look at before approving. */
const Check = z.object({ name: z.string(), ok: z.boolean(), text: z.string() })

const byBrand = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const byStaff = { accountManager: 'assigned', admin: 'any' } as const
const readByBrand = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const readByStaff = { accountManager: 'any', admin: 'any' } as const

const one = { uid: BriefUid, version }
const changes = {
  kind: 'write',
  output: BriefView,
  refusals: ['not-found', 'aborted', 'failed-precondition'],
  touches: ['brief', 'feed'],
} as const
const note = optionalText(500)

export const briefCalls = defineCalls({
  ...closedDayEntries,
  /** A new draft of a brand. Without content it starts from sensible defaults. */
  createBrief: {
    ...changes,
    scope: 'briefs:write',
    creates: true,
    access: byBrand,
    input: z.object({ brandUid: BrandUid, content: z.optional(BriefContent) }),
  },
  /**
   * Saves what a brief says, as a new version that new collabs follow at once. When a brand changes the title, value or
   * deliverables of a brief that is up, staff look at it again, unless the brand is trusted (`receiving-value`).
   */
  updateBrief: {
    ...changes,
    scope: 'briefs:write',
    access: byBrand,
    input: z.object({ ...one, content: BriefContent, note }),
  },
  /** Makes a photo or a clip that the caller brought one that a brief can show; it is in the brief once that is saved. */
  addBriefPicture: {
    kind: 'write',
    access: byBrand,
    input: z.object({ uid: BriefUid, fileUid: FileUid }),
    output: z.object({ file_path: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
  },
  /** Hands a draft to staff. A trusted brand's goes live at once. */
  submitBrief: { ...changes, scope: 'briefs:write', access: byBrand, input: z.object({ ...one, note }) },
  /** Staff put a submitted brief live. */
  approveBrief: { ...changes, access: byStaff, input: z.object(one) },
  /** Staff ask for changes: the brief is a draft again, with a note. */
  returnBrief: { ...changes, access: byStaff, input: z.object({ ...one, note: text(500) }) },
  /** Takes a live brief out of the feed for a while; collabs go on. */
  pauseBrief: { ...changes, scope: 'briefs:write', many: true, access: byBrand, input: z.object(one) },
  resumeBrief: { ...changes, scope: 'briefs:write', many: true, access: byBrand, input: z.object(one) },
  /** Closes a brief for good; collabs go on. */
  archiveBrief: { ...changes, many: true, access: byBrand, input: z.object({ ...one, note }) },
  /** A new draft with the same content; its live dates start today. */
  duplicateBrief: { ...changes, access: byBrand, input: z.object({ uid: BriefUid }), creates: true },
  /** Influencers see what is live; others get not-found for what is not theirs. */
  getBrief: {
    kind: 'read',
    scope: 'briefs:read',
    access: { influencer: 'any', ...readByBrand },
    input: z.object({ uid: BriefUid }),
    output: BriefView,
    refusals: ['not-found'],
    shows: ['brief', 'collab'],
  },
  /** Every brief of a brand, newest first; `status` narrows. */
  listBrandBriefs: {
    kind: 'read',
    scope: 'briefs:read',
    access: readByBrand,
    input: z.object({ brandUid: BrandUid, status: z.optional(z.enum(briefStatuses)), ...pageInput }),
    output: page(BriefRow),
    refusals: ['not-found'],
    shows: ['brief', 'collab'],
  },
  /** Briefs that wait for staff, longest first, with the checks to make before approving. */
  listBriefQueue: {
    kind: 'read',
    access: byStaff,
    input: z.object(pageInput),
    output: page(z.extend(BriefRow, { checks: z.array(Check), changed: z.array(z.string()) })),
    shows: ['brief'],
  },
  /** Briefs to choose from for staff, by status, last changed first; `search` looks at titles and brands. */
  listBriefs: {
    kind: 'read',
    scope: 'briefs:read',
    access: readByStaff,
    input: z.object({
      status: z.optional(z.enum(briefStatuses)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      ...pageInput,
    }),
    output: page(BriefRow),
    shows: ['brief', 'collab'],
  },
  /** How many influencers could apply right now, with this eligibility. */
  countEligible: {
    kind: 'read',
    access: readByBrand,
    input: z.object({ brandUid: BrandUid, eligibility: Eligibility, showsAlcohol: z.boolean() }),
    output: z.object({
      eligible: z.number(),
      inCity: z.number(),
      /** Whether the brand’s plan holds ID checks, so that its briefs can ask for them. */
      mayAskForId: z.boolean(),
    }),
    refusals: ['not-found'],
    perMinute: 120,
  },
  /** Staff's lists of influencers, for the eligibility picker. */
  listInfluencerLists: {
    kind: 'read',
    access: readByStaff,
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ uid: z.string(), name: z.string(), members: z.number() })) }),
    shows: ['list'],
  },
  /** What a brief said, version by version, newest first. */
  getBriefVersions: {
    kind: 'read',
    access: readByBrand,
    input: z.object({ uid: BriefUid, ...pageInput }),
    output: page(
      z.object({
        version: z.number(),
        at: instant,
        by: z.nullable(z.string()),
        note: z.string(),
        content: BriefContent,
        changed: z.array(z.string()),
      }),
    ),
    refusals: ['not-found'],
    shows: ['brief'],
  },
  /** How advertising is named, by country: what staff ruled, else what the product starts with (version 0). */
  listDisclosureRules: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: z.object({ rows: z.array(z.extend(DisclosureRule, { version: z.number() })) }),
    shows: ['disclosure'],
  },
  /** Rules for a country from now on; collabs that were agreed keep theirs. */
  saveDisclosureRule: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.extend(DisclosureRule, { version: versionOrNone }),
    output: z.extend(DisclosureRule, { version: z.number() }),
    refusals: ['aborted', 'invalid-argument'],
    touches: ['disclosure', 'brief'],
  },
})
