import { and, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { bulkRuns, savedViews } from './tables.ts'

/** How somebody of the team looked at lists goes with them, shared views too. */
export const deskData: PersonalData = {
  domain: 'desk',
  gather: async () => ({}),
  forget: async (tx, { account }) => {
    if (!account) return
    await tx.delete(savedViews).where(eq(savedViews.accountUid, account.uid))
    await tx.delete(bulkRuns).where(eq(bulkRuns.accountUid, account.uid))
  },
  join: async (tx, from, to) => {
    await tx.update(savedViews).set({ accountUid: to }).where(eq(savedViews.accountUid, from))
    // What is under way was asked for with the permissions of an account that is no more.
    await tx
      .update(bulkRuns)
      .set({ state: 'stopped' })
      .where(and(eq(bulkRuns.accountUid, from), inArray(bulkRuns.state, ['waiting', 'running'])))
    await tx.update(bulkRuns).set({ accountUid: to }).where(eq(bulkRuns.accountUid, from))
  },
}
