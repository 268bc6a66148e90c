import * as z from 'zod/mini'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { page, pageInput } from '../../../kit/contract/fields.ts'
import { currency } from '../views.ts'

const known = z.nullable(z.number())
const PastCollab = z.object({
  uid: z.string(),
  brand: z.object({ uid: BrandUid, name: z.string() }),
  /** The handle or the name, as the venue’s list has it. */
  creator: z.string(),
  /** Null where they aren’t one of ours. */
  influencerUid: z.nullable(InfluencerUid),
  /** A day or a month: `2025-03-12`, `2025-03`. */
  visitedOn: z.string(),
  links: z.array(z.string()),
  views: known,
  likes: known,
  comments: known,
  saves: known,
  spendMinor: known,
  currency,
})
export type PastCollab = z.output<typeof PastCollab>

/**
 * Collabs from before a venue was here, as its own list reports them (`npm run import -- collabs`). They stand apart from everything that
 * is measured: no cost, score, fee or review comes of them.
 */
export const pastCollabEntries = defineCalls({
  /** Those of a venue, newest first, with what they add up to. */
  listPastCollabs: {
    kind: 'read',
    scope: 'results:read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid, ...pageInput }),
    output: z.extend(page(PastCollab), {
      summary: z.object({
        /** Rows with the same creator and time are one collab. */
        collabs: z.number(),
        creators: z.number(),
        links: z.number(),
        views: known,
        /** Of so many rows. */
        withViews: z.number(),
        rows: z.number(),
        /** What was spent, where the list says it, in each currency. */
        spent: z.array(z.object({ currency, minor: z.number() })),
      }),
    }),
    refusals: ['not-found'],
    shows: ['value'],
  },
  /** Those of a creator of ours, for our team. */
  listPastCollabsOf: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid, ...pageInput }),
    output: page(PastCollab),
    refusals: ['not-found'],
    shows: ['value'],
  },
})
