import * as z from 'zod/mini'
import { day, instant, version } from '../../kit/contract/fields.ts'
import { AdUid, BrandUid, FileUid, InfluencerUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { AdFields, adPositions } from './ad.ts'
import { adColumns } from './columns.ts'
import { adStates } from './states.ts'

const team = { accountManager: 'any', admin: 'any' } as const
const admin = { admin: 'any' } as const
const counts = { views: z.number(), clicks: z.number() }
const seen = { uid: AdUid, version }

const AdRow = z.extend(AdFields, {
  uid: z.string(),
  version: z.number(),
  state: z.enum(adStates),
  /** A path of media. */
  picture: z.nullable(z.string()),
  createdAt: instant,
  ...counts,
  can: z.object({ save: z.boolean(), approve: z.boolean(), pause: z.boolean(), remove: z.boolean() }),
})
export type AdRow = z.output<typeof AdRow>

/** An ad with its counts of each day on which it was seen, in UTC, oldest first. */
const AdView = z.extend(AdRow, { days: z.array(z.object({ day, ...counts })) })
export type AdView = z.output<typeof AdView>

/** An ad as it is shown to whom it is for. */
const CurrentAdView = z.object({
  uid: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  picture: z.nullable(z.string()),
  alternativeText: z.string(),
  house: z.boolean(),
})
export type CurrentAdView = z.output<typeof CurrentAdView>

export const adCalls = defineCalls({
  /** Every ad, newest first unless sorted; `search` looks at name, title and text. */
  listAds: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(adColumns)),
    output: tablePage(AdRow),
    shows: ['ad'],
  },
  /** What all ads were seen and clicked, what is odd about the approved ones, and whether the caller may make one. */
  getAdOverview: {
    kind: 'read',
    access: team,
    input: z.object({}),
    output: z.object({
      totals: z.object(counts),
      warnings: z.array(
        z.object({
          kind: z.enum(['clash', 'empty']),
          position: z.enum(adPositions),
          uids: z.array(z.string()),
          text: z.string(),
        }),
      ),
      canSave: z.boolean(),
    }),
    shows: ['ad'],
  },
  getAd: {
    kind: 'read',
    access: team,
    input: z.object({ uid: AdUid }),
    output: AdView,
    refusals: ['not-found'],
    shows: ['ad'],
  },
  /** Makes an ad, or changes one: it is a draft then, until it is approved (again). A picture left out stays. */
  saveAd: {
    kind: 'write',
    creates: true,
    access: admin,
    input: z.object({
      of: z.nullable(z.object(seen)),
      fields: AdFields,
      pictureUid: z.optional(z.nullable(FileUid)),
    }),
    output: AdView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['ad'],
  },
  /** Approves an ad, or takes it off at once. */
  setAdState: {
    kind: 'write',
    many: true,
    access: admin,
    input: z.object({ ...seen, state: z.enum(['approved', 'paused']) }),
    output: AdView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['ad', 'current-ad'],
  },
  /** For drafts that no one has seen: what was seen stays on record. */
  deleteAd: {
    kind: 'write',
    many: true,
    access: admin,
    input: z.object(seen),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['ad'],
  },
  /** What the caller is shown at a position, as the profile they act for; null is nothing. */
  getCurrentAd: {
    kind: 'read',
    access: { account: 'any' },
    input: z.object({
      position: z.enum(adPositions),
      profileUid: z.optional(z.union([BrandUid, InfluencerUid])),
      /** What the page shows already: it stays for as long as it runs, however often it was seen. */
      showing: z.optional(AdUid),
    }),
    output: z.nullable(CurrentAdView),
    shows: ['current-ad'],
  },
  /** Counts that it was seen or clicked, once in a session and day; more than that, and what is not for the caller, counts nothing. */
  countAdEvent: {
    kind: 'write',
    access: { account: 'any' },
    input: z.object({ uid: AdUid, kind: z.enum(['view', 'click']) }),
    output: z.object({ counted: z.boolean() }),
    touches: ['current-ad'],
  },
})
