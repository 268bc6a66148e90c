import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { notifications, notificationSettings, pushDevices, waitingMails } from './tables.ts'

/** Whether a path leads to any of these collabs: what it says names both sides. */
const leadsTo = (path: PgColumn, collabUids: readonly string[]) => {
  const patterns = collabUids.map((uid) => `%collab=${uid}%`)
  return patterns.length === 0 ? undefined : sql`${path} like any(${sql.param(patterns)}::text[])`
}

export const notificationData: PersonalData = {
  domain: 'notifications',
  gather: async (db, { account }) => {
    const uid = account?.uid ?? ''
    const { at, title, body, readAt } = notifications
    const { off, digest, quiet, timezone } = notificationSettings
    const mine = and(eq(notifications.accountUid, uid), eq(notifications.hidden, false))
    return {
      notifications: await db.select({ at, title, body, readAt }).from(notifications).where(mine),
      'notification-settings': await db
        .select({ off, digest, quiet, timezone })
        .from(notificationSettings)
        .where(eq(notificationSettings.accountUid, uid)),
      // The address and the keys are secrets between the browser and its push service.
      'push-devices': await db
        .select({ since: pushDevices.createdAt })
        .from(pushDevices)
        .where(eq(pushDevices.accountUid, uid)),
    }
  },
  forget: async (tx, { account, collabUids }) => {
    const uids = account ? [account.uid] : []
    await tx
      .delete(notifications)
      .where(or(inArray(notifications.accountUid, uids), leadsTo(notifications.path, collabUids)))
    await tx
      .delete(waitingMails)
      .where(or(inArray(waitingMails.accountUid, uids), leadsTo(waitingMails.path, collabUids)))
    await tx.delete(pushDevices).where(inArray(pushDevices.accountUid, uids))
    await tx.delete(notificationSettings).where(inArray(notificationSettings.accountUid, uids))
  },
  expire: {
    notifications: async (db, before) => {
      await db.delete(notifications).where(lt(notifications.at, before))
    },
  },
}
