import { and, inArray, like, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { notifications, waitingMails } from './tables.ts'

/** What people were told of the profile that goes leads to the one that stays. */
export const notificationMerge: ProfileMerge = {
  moves: [],
  merge: async (tx, { from, to }) => {
    const people = (await listMembers(tx, to)).map(({ uid }) => uid)
    for (const table of [notifications, waitingMails])
      await tx
        .update(table)
        .set({ path: sql`replace(${table.path}, ${from}, ${to})` })
        .where(and(inArray(table.accountUid, people), like(table.path, `%${from}%`)))
  },
}
