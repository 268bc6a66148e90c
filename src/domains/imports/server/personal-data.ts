import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { importRows, imports } from './tables.ts'

/** Lines of lists about a venue or a creator go with it; a list stays without who brought it. */
export const importData: PersonalData = {
  domain: 'imports',
  gather: async () => ({}),
  forget: async (tx, { brandUids, influencerUids, account }) => {
    await tx.delete(importRows).where(inArray(importRows.brandUid, [...brandUids]))
    await tx.delete(importRows).where(inArray(importRows.influencerUid, [...influencerUids]))
    if (account) await tx.update(imports).set({ accountUid: null }).where(eq(imports.accountUid, account.uid))
  },
  join: async (tx, from, to) => {
    await tx.update(imports).set({ accountUid: to }).where(eq(imports.accountUid, from))
  },
}
