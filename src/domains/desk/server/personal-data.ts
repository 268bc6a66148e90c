import { and, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import { bulkRuns, listDownloads, savedViews } from './tables.ts'

/** How somebody looked at lists goes with them, shared views too; so does all of a brand's lists with the brand. */
export const deskData: PersonalData = {
  domain: 'desk',
  gather: async () => ({}),
  forget: async (tx, { account, brandUids }) => {
    await tx.delete(savedViews).where(inArray(savedViews.brandUid, [...brandUids]))
    await tx.delete(bulkRuns).where(inArray(bulkRuns.brandUid, [...brandUids]))
    if (!account) return
    await tx.delete(savedViews).where(eq(savedViews.accountUid, account.uid))
    await tx.delete(bulkRuns).where(eq(bulkRuns.accountUid, account.uid))
    // The files themselves go when their time is over.
    await tx.update(listDownloads).set({ expiresAt: now() }).where(eq(listDownloads.accountUid, account.uid))
  },
  join: async (tx, from, to) => {
    await tx.update(savedViews).set({ accountUid: to }).where(eq(savedViews.accountUid, from))
    // What is under way was asked for with the permissions of an account that is no more.
    await tx
      .update(bulkRuns)
      .set({ state: 'stopped' })
      .where(and(eq(bulkRuns.accountUid, from), inArray(bulkRuns.state, ['waiting', 'running'])))
    await tx.update(listDownloads).set({ accountUid: to }).where(eq(listDownloads.accountUid, from))
    await tx.update(bulkRuns).set({ accountUid: to }).where(eq(bulkRuns.accountUid, from))
  },
}
