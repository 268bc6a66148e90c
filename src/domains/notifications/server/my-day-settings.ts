import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountsView, staffView } from '../../accounts/server/views.ts'
import type { SettingsRow } from './settings.ts'
import { notificationSettings } from './tables.ts'

export type MyDayRecipient = { uid: string; email: string; name: string; settings: SettingsRow }

/** Whoever of the team asked for the mail of their day. */
export async function listMyDayRecipients(db: Queryable): Promise<MyDayRecipient[]> {
  return db
    .select({
      uid: accountsView.uid,
      email: accountsView.email,
      name: staffView.displayName,
      settings: notificationSettings,
    })
    .from(notificationSettings)
    .innerJoin(accountsView, eq(accountsView.uid, notificationSettings.accountUid))
    .innerJoin(staffView, eq(staffView.accountUid, notificationSettings.accountUid))
    .where(and(eq(notificationSettings.myDay, true), isNull(accountsView.disabledAt)))
}

/** Remembers the day whose mail was written last, so that it comes once. */
export async function markMyDayMailed(tx: Tx, accountUid: string, day: string): Promise<void> {
  await tx.update(notificationSettings).set({ myDayOn: day }).where(eq(notificationSettings.accountUid, accountUid))
}
