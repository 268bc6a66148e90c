import { and, arrayContains, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { importedCreators, importRows, imports } from './tables.ts'

/** Lines of lists about a venue or a creator go with it; a list stays without who brought it. What a list said of a person is theirs, and what waits of an owner’s list the organisation’s. */
export const importData: PersonalData = {
  domain: 'imports',
  gather: async (db, { account, orgUids }) => {
    const { name, accounts, email, phone, city, town, followers, notes, createdAt, invitedAt } = importedCreators
    return {
      'imported-creator': await db
        .select({ name, accounts, email, phone, city, town, followers, notes, createdAt, invitedAt })
        .from(importedCreators)
        .where(isOf(account ?? { uid: '', email: '' })),
      'imported-venue': await db
        .select({ own: importRows.own })
        .from(importRows)
        .innerJoin(imports, eq(imports.uid, importRows.importUid))
        .where(and(inArray(imports.orgUid, [...orgUids]), isNotNull(importRows.own))),
    }
  },
  forget: async (tx, { brandUids, influencerUids, orgUids, account }) => {
    const ofOrgs = tx
      .select({ uid: imports.uid })
      .from(imports)
      .where(inArray(imports.orgUid, [...orgUids]))
    // A file that nobody imported goes within a week, as every one does.
    await tx.delete(importRows).where(inArray(importRows.importUid, ofOrgs))
    await tx.delete(importRows).where(inArray(importRows.brandUid, [...brandUids]))
    await tx
      .update(imports)
      .set({ brandUid: null })
      .where(inArray(imports.brandUid, [...brandUids]))
    await tx.delete(importRows).where(inArray(importRows.influencerUid, [...influencerUids]))
    if (account) await forgetCreators(tx, isOf(account))
    if (account) await tx.update(imports).set({ accountUid: null }).where(eq(imports.accountUid, account.uid))
  },
  join: async (tx, from, to) => {
    await tx.update(imports).set({ accountUid: to }).where(eq(imports.accountUid, from))
    await tx.update(importedCreators).set({ accountUid: to }).where(eq(importedCreators.accountUid, from))
  },
  expire: {
    importedCreators: async (db, before) => {
      await db.delete(importedCreators).where(lt(importedCreators.createdAt, before))
    },
  },
}

const isOf = ({ uid, email }: { uid: string; email: string }) =>
  or(eq(importedCreators.accountUid, uid), arrayContains(importedCreators.keys, [`mail:${email}`]))

/** Deletes creators from lists, with the rows they came with: those say of them what was filled in. */
export async function forgetCreators(tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(importedCreators).where(which).returning({ uid: importedCreators.uid })
  const uids = gone.map(({ uid }) => uid)
  await tx.delete(importRows).where(inArray(importRows.creatorUid, uids))
}
