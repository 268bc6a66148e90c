import * as z from 'zod/mini'
import { day, instant, page, pageInput, uid, version } from '../../kit/contract/fields.ts'
import { defineCalls } from '../accounts/roles.ts'
import { FileUid } from '../media/contract.ts'
import { BrandUid, InfluencerUid } from '../profiles/contract.ts'
import { PlacementFields, placementStates, spots } from './placement.ts'

const PlacementUid = uid('placement')
const team = { accountManager: 'any', admin: 'any' } as const
const admin = { admin: 'any' } as const
const counts = { views: z.number(), clicks: z.number() }
const seen = { uid: PlacementUid, version }

const PlacementRow = z.extend(PlacementFields, {
  uid: z.string(),
  version: z.number(),
  state: z.enum(placementStates),
  /** A path of media. */
  picture: z.nullable(z.string()),
  createdAt: instant,
  ...counts,
  can: z.object({ save: z.boolean(), approve: z.boolean(), pause: z.boolean(), remove: z.boolean() }),
})
export type PlacementRow = z.output<typeof PlacementRow>

/** A placement with its counts of each day on which it was seen, in UTC, oldest first. */
const PlacementView = z.extend(PlacementRow, { days: z.array(z.object({ day, ...counts })) })
export type PlacementView = z.output<typeof PlacementView>

/** A placement as it is shown to whom it is for. */
const SpotView = z.object({
  uid: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  picture: z.nullable(z.string()),
  alternativeText: z.string(),
  house: z.boolean(),
})
export type SpotView = z.output<typeof SpotView>

export const placementCalls = defineCalls({
  /** Newest first, with what all of them were seen and clicked, and what is odd about the approved ones. */
  listPlacements: {
    kind: 'read',
    who: team,
    input: z.object({ state: z.optional(z.enum(placementStates)), ...pageInput }),
    output: z.extend(page(PlacementRow), {
      totals: z.object({ count: z.number(), ...counts }),
      warnings: z.array(
        z.object({
          kind: z.enum(['clash', 'empty']),
          spot: z.enum(spots),
          uids: z.array(z.string()),
          text: z.string(),
        }),
      ),
      canSave: z.boolean(),
    }),
    shows: ['placement'],
  },
  getPlacement: {
    kind: 'read',
    who: team,
    input: z.object({ uid: PlacementUid }),
    output: PlacementView,
    refusals: ['not-found'],
    shows: ['placement'],
  },
  /** Makes a placement, or changes one: it is a draft then, until it is approved (again). A picture left out stays. */
  savePlacement: {
    kind: 'write',
    who: admin,
    input: z.object({
      of: z.nullable(z.object(seen)),
      fields: PlacementFields,
      pictureUid: z.optional(z.nullable(FileUid)),
    }),
    output: PlacementView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['placement'],
  },
  /** Approves a placement, or takes it off at once. */
  setPlacementState: {
    kind: 'write',
    who: admin,
    input: z.object({ ...seen, state: z.enum(['approved', 'paused']) }),
    output: PlacementView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['placement', 'spot'],
  },
  /** For drafts that nobody has seen: what was seen stays on record. */
  deletePlacement: {
    kind: 'write',
    who: admin,
    input: z.object(seen),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['placement'],
  },
  /** What the caller is shown at a spot, as the profile they act for; null is nothing. */
  getSpot: {
    kind: 'read',
    who: { account: 'any' },
    input: z.object({
      spot: z.enum(spots),
      profileUid: z.optional(z.union([BrandUid, InfluencerUid])),
      /** What the page shows already: it stays for as long as it runs, however often it was seen. */
      showing: z.optional(PlacementUid),
    }),
    output: z.nullable(SpotView),
    shows: ['spot'],
  },
  /** Counts that it was seen or clicked, once in a session and day; more than that, and what is not for the caller, counts nothing. */
  countPlacement: {
    kind: 'write',
    who: { account: 'any' },
    input: z.object({ uid: PlacementUid, kind: z.enum(['view', 'click']) }),
    output: z.object({ counted: z.boolean() }),
    touches: ['spot'],
  },
})
