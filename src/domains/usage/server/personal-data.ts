import { eq, inArray, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { usagePeople, usageSessions, userErrors, userEvents } from './tables.ts'

/** Days that left the database for the archive hold ids alone, which then belong to nobody. */
export const usageData: PersonalData = {
  domain: 'usage',
  gather: async (db, { account }) => {
    const uid = account?.uid ?? ''
    const { at, name, targetType, targetName, device } = userEvents
    const { at: metAt, message, path } = userErrors
    return {
      'usage-events': await db
        .select({ at, name, targetType, targetName, device })
        .from(userEvents)
        .where(eq(userEvents.accountUid, uid))
        .orderBy(at),
      'usage-sessions': await db.select().from(usageSessions).where(eq(usageSessions.accountUid, uid)),
      'errors-met': await db
        .select({ at: metAt, message, path })
        .from(userErrors)
        .where(eq(userErrors.accountUid, uid)),
    }
  },
  forget: async (tx, { account, influencerUids, brandUids }) => {
    const uid = account?.uid ?? ''
    const profiles = [...influencerUids, ...brandUids]
    await tx.delete(userEvents).where(or(eq(userEvents.accountUid, uid), inArray(userEvents.profileUid, profiles)))
    await tx
      .delete(usageSessions)
      .where(or(eq(usageSessions.accountUid, uid), inArray(usageSessions.profileUid, profiles)))
    await tx.delete(usagePeople).where(eq(usagePeople.accountUid, uid))
    await tx.delete(userErrors).where(eq(userErrors.accountUid, uid))
  },
}
