import * as z from 'zod/mini'
import { BrandUid, DeliverableUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant } from '../../../kit/contract/fields.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { shownStates, showcaseList } from '../showcase-list.ts'
import { ShowcaseRow } from '../views.ts'

const readers = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const

/** Content that a brand has before it: to review, or finished. */
export const ListedShowcase = z.extend(ShowcaseRow, {
  status: z.enum(keysOf(shownStates)),
  /** When it was submitted, and since it is approved, when that was. */
  addedAt: instant,
  approvedAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  /** When it is approved automatically; null unless it is in review. */
  autoApproveAt: z.nullable(instant),
  /** The brand’s own review of the collab, 1 Angry to 6 Delighted. */
  rating: z.nullable(z.number()),
})
export type ListedShowcase = z.output<typeof ListedShowcase>

export const showcaseEntries = defineCalls({
  /** A brand’s content, in review or finished, as a table: filtered, and in one of its orders. */
  browseShowcase: {
    kind: 'read',
    access: readers,
    input: z.object({
      brandUid: BrandUid,
      /** That one alone. */
      uid: z.optional(DeliverableUid),
      ...tableInput(showcaseList),
    }),
    output: tablePage(ListedShowcase),
    refusals: ['not-found'],
    shows: ['deliverable'],
  },
  /** Whom and which briefs a brand’s content can be filtered by, newest first, and what the reader may do with it. */
  getShowcaseChoices: {
    kind: 'read',
    access: readers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      influencers: z.array(z.object({ uid: z.string(), name: z.string() })),
      briefs: z.array(z.object({ uid: z.string(), title: z.string() })),
      /** Whether the reader can approve, collect, share and download it. */
      can: z.object({ edit: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['deliverable'],
  },
})
