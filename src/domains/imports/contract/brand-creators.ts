import * as z from 'zod/mini'
import { BrandUid, InfluencerUid, ShortlistUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { text } from '../../../kit/contract/fields.ts'
import { creatorListLimits, mostColumns } from '../fields.ts'

const writers = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const tooLarge = 'This file is over 700 KB. Delete the columns you don’t need.'

/** Creators from a brand’s own list who are put on one of its shortlists: only those it can find and invite here. */
export const brandCreatorsEntries = defineCalls({
  /**
   * Reads a list of creators, CSV, Excel or NDJSON as base64, by their handles, profile links or IDs. Answers whom each row means and
   * which rows mean nobody the brand can find; saves nothing.
   */
  readCreatorList: {
    kind: 'read',
    access: writers,
    input: z.object({
      brandUid: BrandUid,
      file: z
        .string()
        .check(
          z.minLength(4, 'Choose a file that isn’t empty.'),
          z.maxLength(Math.ceil(creatorListLimits.bytes / 3) * 4, tooLarge),
        ),
      /** The column with the creators, from 0; as it’s recognised without it. */
      column: z.optional(z.int().check(z.minimum(0), z.maximum(mostColumns - 1))),
    }),
    output: z.object({
      columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })),
      column: z.nullable(z.number()),
      /** How many rows it has, and how many of them have no creator. */
      rows: z.number(),
      empty: z.number(),
      /** Each creator once, in the order of the list. */
      found: z.array(z.object({ uid: InfluencerUid, handle: z.string(), name: z.string(), line: z.number() })),
      /** Rows that mean a creator whom an earlier row means, on the line `of`. */
      repeats: z.array(z.object({ line: z.number(), handle: z.string(), of: z.number() })),
      /** Rows that mean nobody, or nobody alone; email addresses are never looked up. */
      unmatched: z.array(z.object({ line: z.number(), given: z.string(), isEmail: z.boolean() })),
    }),
    refusals: ['not-found', 'invalid-argument'],
    shows: [],
    perMinute: 20,
  },
  /** Puts creators on a shortlist, or on a new one called `name`, as many as there is room for. */
  addCreatorsFromList: {
    kind: 'write',
    creates: true,
    access: writers,
    input: z.object({
      brandUid: BrandUid,
      uid: z.optional(ShortlistUid),
      name: z.optional(text(60)),
      influencerUids: z
        .array(InfluencerUid)
        .check(z.minLength(1, 'Choose at least one creator.'), z.maxLength(creatorListLimits.rows)),
    }),
    output: z.object({
      uid: z.string(),
      name: z.string(),
      added: z.number(),
      /** How many were on it already. */
      there: z.number(),
      /** For whom there was no room. */
      left: z.array(z.string()),
    }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['shortlist'],
  },
})
