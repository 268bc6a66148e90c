import * as z from 'zod/mini'
import { recordKinds } from '../record-kinds.ts'

/** How many records a filter holds, and how many a search offers. */
export const mostRecords = 50
export const recordsOffered = 20

export const findRecordEntries = {
  /**
   * Brands, creators or organisations to filter a list by: those with the ids, or without any those whose name contains a word that
   * begins with the search, the nearest first. Ids of records that are gone are left out.
   */
  findRecords: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      kind: z.enum(recordKinds),
      search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
      uids: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(mostRecords)), []),
    }),
    output: z.object({ rows: z.array(z.object({ uid: z.string(), name: z.string() })) }),
    shows: ['profile'],
  },
} as const
