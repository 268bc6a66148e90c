import * as z from 'zod/mini'
import { instant, versionOrNone } from '../../../kit/contract/fields.ts'
import { RibbonUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { mostRibbons, Ribbon } from '../ribbons.ts'

const city = z.enum(plusoneCities)

/** A ribbon of the draft with what staff need to decide about it. */
const DraftRibbonView = z.object({
  ribbon: Ribbon,
  /** Against what is live. */
  change: z.nullable(z.enum(['new', 'changed'])),
  /** Cards it would have now, in each city with live briefs in which it is shown. */
  holds: z.array(z.object({ city, count: z.number() })),
  /** Of the last 28 days: cards opened from it (once a day and person), and those people's requests for them. */
  clicks: z.number(),
  requests: z.number(),
  isDead: z.boolean(),
})
export type DraftRibbonView = z.output<typeof DraftRibbonView>

const BriefName = z.object({ uid: z.string(), title: z.string(), brandName: z.string(), city, isLive: z.boolean() })
export type BriefName = z.output<typeof BriefName>

export const RibbonsView = z.object({
  /** Counts every change of the ribbons, by whoever: what a write was based on. */
  version: versionOrNone,
  /** Null: the built-in ribbons are live. */
  published: z.nullable(z.object({ at: instant, by: z.nullable(z.string()) })),
  live: z.array(Ribbon),
  draft: z.array(DraftRibbonView),
  isDraftChanged: z.boolean(),
  /** All clicks and requests of the last 28 days that came from ribbons, of which those of each ribbon are a share. */
  clicks: z.number(),
  requests: z.number(),
  /** The briefs that were picked by hand, by name. */
  picked: z.array(BriefName),
  /** Live briefs that would stand in no ribbon: how many, and the first of them. */
  inNoRibbon: z.object({ count: z.number(), of: z.number(), first: z.array(BriefName) }),
  can: z.object({ save: z.boolean(), publish: z.boolean(), dropDraft: z.boolean(), takeBack: z.boolean() }),
})

const change = {
  kind: 'write',
  access: { admin: 'any' },
  output: RibbonsView,
  refusals: ['aborted', 'failed-precondition'],
} as const

export const ribbonEntries = defineCalls({
  /** The ribbons above the feed: those that are live, and the draft with its figures. */
  getRibbons: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: RibbonsView,
    shows: ['ribbon', 'brief'],
  },
  /** Replaces the draft by these ribbons in this order; a ribbon without an id is a new one. */
  saveRibbonDraft: {
    ...change,
    input: z.object({
      version: versionOrNone,
      ribbons: z
        .array(z.extend(Ribbon, { uid: z.optional(RibbonUid) }))
        .check(z.maxLength(mostRibbons, `Use at most ${mostRibbons} ribbons.`)),
    }),
    touches: ['ribbon'],
  },
  /** The draft becomes what every feed shows. */
  publishRibbons: { ...change, input: z.object({ version: versionOrNone }), touches: ['ribbon', 'feed'] },
  /**
   * `draft`: throws the draft away, for what is live. `published`: takes the last publishing back, for what was live
   * before it; its ribbons become the draft again where there is none.
   */
  undoRibbons: {
    ...change,
    input: z.object({ version: versionOrNone, what: z.enum(['draft', 'published']) }),
    touches: ['ribbon', 'feed'],
  },
})
